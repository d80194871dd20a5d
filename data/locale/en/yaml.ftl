# What is wrong with a text that players write in YAML, such as an army list.

yaml-anchor = write the value out; anchors and aliases are not read
yaml-tag = the tag “{ $word }” is not read
yaml-deep =
    { $deepest ->
        [one] nested more than one level deep
       *[other] nested more than { $deepest } levels deep
    }
yaml-key = a key must be a word
yaml-quote-key = put the key { $word } in quotation marks: "{ $word }"
yaml-twice = the key “{ $word }” stands here twice
yaml-quote = put { $word } in quotation marks: "{ $word }"
yaml-long-number = the number is too long
yaml-syntax = look for a wrong indent, a missing quotation mark, or a colon or bracket too many or too few
