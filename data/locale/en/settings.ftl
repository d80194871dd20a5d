## Settings of a server

chat-cmd-fieldpost-settings = settings
chat-cmd-fieldpost-settings-help = What this server wants for its games; without anything named it is shown
chat-opt-theme = colours
chat-opt-theme-help = The colours of pictures in new games
chat-opt-posts = messages
chat-opt-posts-help = What a board message of new games tells
chat-opt-starters = starters
chat-opt-starters-help = The role that may open games
chat-opt-lobbies = lobbies
chat-opt-lobbies-help = The channel in which games are opened
chat-opt-reset = reset
chat-opt-reset-help = What shall be again as it is by itself
chat-theme-day = day
chat-theme-dusk = dusk
chat-theme-winter = winter
chat-theme-contrast = high contrast
chat-posts-turn = a message for each turn
chat-posts-each = a message for each final action
chat-settings-title = Settings of this server
chat-settings-how = Name what shall change in `/fieldpost settings`; `reset` undoes it. Games that exist keep what they began with.
chat-setting-pace = Pace of new games
chat-setting-zone = Time zone of people who named none
chat-setting-theme = Colours of pictures
chat-setting-posts = A board message for
chat-setting-starters = Who may open games
chat-setting-lobbies = Where games are opened
chat-setting-any = no limit
chat-setting-zone-usual = that of the language of the game
refused-starters = On this server games are opened by { $role }. Ask one of them, or join a game that waits for players.
refused-lobbies = On this server games are opened in { $channel }. Type the command there.
chat-opt-moderators = moderators
chat-opt-moderators-help = Role that may move games and take them back
chat-setting-moderators = Moderators of games
chat-setting-managers = who manages the server
chat-cmd-fieldpost-standby = standby
chat-cmd-fieldpost-standby-help = Stand by as a substitute on this server; see who does and who saved games
chat-opt-on = on
chat-opt-on-help = Whether you are called when a seat is free
chat-standby-on = You stand by here: you are called, within your waking hours, when a player is missing.
chat-standby-off = You do not stand by here. `/fieldpost standby on:True` puts you on the list.
chat-button-standby-on = Stand by here
chat-button-standby-off = No longer stand by
chat-standby-nowhere = People stand by on a server. Type the command there.
chat-standby-count = { $count ->
    [one] One person stands by.
   *[other] { $count } people stand by.
 }
chat-standby-saved = { $user }: { $count ->
    [one] one game saved
   *[other] { $count } games saved
 }
chat-seat-called = On standby here: { $users }.

chat-cmd-fieldpost-colours = colours
chat-cmd-fieldpost-colours-help = The colours of the pictures that only you see, in all your games
chat-opt-colours = colours
chat-opt-colours-help = day, dusk, winter, high contrast, or as each game has it
chat-theme-match = as in each game
chat-colours-told = Pictures for you alone: **{ $theme }**. Public boards keep the colours of their game.
