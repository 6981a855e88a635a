# Being called back to a table, and where one is signed in.
notify-title = Your turn
notify-text = A table in the street is waiting for you.
settings-notify = A notification when it is my turn
account-away = The server cannot be reached. The games on this device are here all the same.
session-title = Signed in
session-this = This browser
session-other = Another browser
session-token = Token of a bot
session-seen = last seen { $when }
session-expires = ends { $when } if it is not used
session-end = End it
session-token-make = Token for a bot
session-token-keep = Copy this token now; it is shown only once:
