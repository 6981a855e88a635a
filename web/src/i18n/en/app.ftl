# What is around every page.
app-name = Menagerie
app-tagline = Three animal games, open tonight.
app-away = Connection lost. Coming back…
app-back = Back
app-close = Close
app-more = More
app-show-more = Show more
app-more-shown = { $count ->
    [0] There is nothing more.
    [one] { $count } more is shown.
   *[other] { $count } more are shown.
}
app-loading = One moment…
app-lost = There is nothing at this address.
app-home = To the street
app-copy = Copy
app-copied = Copied
app-share = Share
app-title-lobby = Open tables
app-title-watch = Watch
app-title-play = New table
app-title-table = Table
app-title-learn = Learn
app-title-rules = Rules
app-title-settings = Settings
app-title-about = About
app-title-me = Me
app-title-lost = Nothing here
