### The coach: what could have been done better.

service-coach = The coach speaks between people
service-coach-after = after the match
service-coach-own-turn = also during the match, to each about their own turns
service-coach-never = never
refused-coach-none = At this table there is no coach: where the pieces stand only you know. The chances of what you may do now are under "Odds".
refused-coach-after = Between people the coach speaks after the match. Ask again then.
refused-coach-never = For this match it was agreed that the coach never speaks.
refused-coach-device = Two players share this device, so the coach would tell one what the other knows. Ask again after the match.
chat-cmd-coach = coach
chat-cmd-coach-help = What you could have done better in your last turn, or in a finished match, for you alone
chat-button-coach = Coach
chat-coach-title = What could have been better
chat-coach-thinking = Looking at your turns …
chat-coach-unplayed = You have not decided anything yet.
chat-coach-nothing = Nothing: no victory was passed over, and no attack that was clearly better.
chat-coach-nothing-turn = { $when }: nothing. No victory was passed over, and no attack that was clearly better.
chat-coach-won = { $when }: you chose **{ $done }**. **{ $better }** would have won at once.
chat-coach-odds = { $when }: you chose **{ $done }** ({ $brought }). Better chances: **{ $better }** ({ $brings }).
chat-coach-left = { $when }: you chose **{ $done }** and left out **{ $better }** ({ $brings }).
chat-coach-sure = { $when }: you chose **{ $done }**: { $brought }. In the computer's estimate **{ $better }** was better: { $brings }.
chat-coach-nobody = nobody falls
chat-coach-how = Told from what you knew then. The chances are exact, but without reactions of the other side that are not named with them; whether the dice were kind does not matter. What cannot be computed is not told.
refused-colonel = The colonel judges finished matches of Lords of War and Napoleonics.
chat-button-colonel = Colonel
chat-colonel-title = The colonel on your decisions
chat-colonel-thinking = The colonel plays your decisions on. This takes a while …
chat-colonel-nothing = { $count ->
    [0] There is no decision of yours here that the colonel could judge.
    [one] The one decision that can be judged was no clear mistake.
   *[other] Not one of the { $count } decisions that can be judged was a clear mistake.
}
chat-colonel-told = { $when }: you chose **{ $done }**; **{ $better }** was stronger: played on { $pairs } times, it did better { $wins ->
    [one] once
    [2] twice
   *[other] { $wins } times
} and { $losses ->
    [0] never worse
    [one] worse once
    [2] worse twice
   *[other] worse { $losses } times
}. It would have raised your chance of winning by about { $gain ->
    [one] one percentage point
   *[other] { $gain } percentage points
}{ $span }. What decides most: { $term }.
chat-colonel-span = ({ $low } to { $high })
chat-colonel-how = Judged from what you knew then; the dice of the match do not count. The computer plays both choices on, for both sides and each time with the same luck, to the end of { $turns ->
    [1] that turn
   *[other] the other side's next turn
}, and estimates the chance of winning by what such positions were worth in games between computers.
