### Reaction windows: answers that stay hidden for a while, so that their time betrays no card.

service-reaction-wait = Reactions are shown after
service-reaction-wait-at-once = at once, as soon as they are given
service-reaction-wait-1-minute = 1 minute
service-reaction-wait-10-minutes = 10 minutes
service-reaction-wait-1-hour = 1 hour
service-computer-level = The computer plays
service-computer-level-recruit = as a recruit: by rules of thumb, but slips now and then; good for a first game
service-computer-level-regular = as a regular: by rules of thumb
service-computer-level-veteran = as a veteran: thinks ahead, and won more test games against the regular than it lost
service-computer-level-general = as a general: thinks ahead longer than the veteran
refused-hidden = What follows was not carried out: it has to wait until the reaction is shown.
chat-window-kept = 🤫 Kept: `{ $order }`
chat-window-answer = You have answered **{ $answer }**. Nobody else knows before { $time }; until then you can answer otherwise.
chat-window-open = Your answer is shown at { $time }, not sooner, whatever it is; until then you can change it. If you say nothing, your standing order answers then, or you go on thinking.
chat-window-until = ⏳ The reaction is shown at { $time }, not sooner.
