### Questions about the board, in words; `ask-word-*` are words by which a question is known.

chat-cmd-ask = ask
chat-cmd-ask-help = Ask about the board: what threatens B3, who can reach E5, what did B4 do, what is on my left
chat-opt-asked = question
chat-opt-asked-help = For example: what threatens B3
ask-word-threats = threatens; threaten; threat; threats; attack; attacks; danger; dangerous
ask-word-reach = reach; reaches; get to; move to; come to
ask-word-diary = did; has done; diary; history of; happened to
ask-word-chronicle = chronicle; statistics; turning points; luck
ask-word-left = left; left flank
ask-word-centre = centre; center
ask-word-right = right; right flank
ask-head-threats = { $place } is threatened by:
ask-head-reach = { $place } can be reached by:
ask-head-section = There stand:
ask-piece = { $place } { $name }
ask-list = { $first }, { $rest }
ask-side = { $side }: { $pieces }
ask-nobody = nobody
ask-refused-nothing = That cannot be asked in this game. Nothing was changed.
ask-refused-place = There is no place “{ $place }” on this board. Name one such as E5.
ask-refused-section = There is no section “{ $place }”. Name left, centre or right.
ask-refused-side = You do not play here, so there is no side from which to look. Name a hex instead.
ask-refused-diary = There was never a unit there that you could see, nor one of that name. Name a place such as B4, or the unit itself.
ask-refused-unknown = I do not understand that question. Ask for example “what threatens B3”, “who can reach E5”, “what did B4 do” or “what is on my left flank”.
