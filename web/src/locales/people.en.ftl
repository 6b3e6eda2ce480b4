# Me: my devices, my name, my tables, my games. Loaded when it is opened.
me-devices = My devices
me-devices-how = No account: this browser is you. A link or its code makes another device yours, too, once and for ten minutes.
me-share = Add a device
me-move = Move everything to another device
me-link = Open this on your other device
me-move-how = Once it is used there, this device has none of your seats any more.
me-phone = Phone
me-computer = Computer
me-here = this device
me-since = since { $when }
me-out = Put this device out
me-join = Make this device yours?
me-join-how = Somebody shows you a link that makes this device one of his own. Go on only if it was you: your seats on both devices become one person's.
me-join-yes = Yes, it is me
me-joined = This device is yours now.
me-name = A name to be found by
me-name-how = If you like: with a name and a passphrase you find your tables again on any device. Nobody can send you a forgotten one.
me-named = You are found as { $name }.
me-passphrase = Passphrase
me-name-set = Keep
me-name-change = Change
me-enter = I have a name here already
me-enter-yes = Find my tables
me-tries = { $count ->
    [one] Somebody has tried a wrong passphrase for your name, { $when }.
   *[other] { $count } wrong passphrases have been tried for your name, the last one { $when }. Your devices are not affected.
}
me-tables = My tables
me-tables-none = You sit at no table.
me-archive = Put away
me-unarchive = Take out again
me-leave = Leave
me-leave-how = You give up your seat for good. The others are told, and can let a bot play on.
me-delete = Delete
me-delete-how = { $others ->
    [0] The table and its record are gone.
    [one] The table and its record are gone, for { $others } other person, too.
   *[other] The table and its record are gone, for { $others } other people, too.
}
me-sure = Really
me-away = put away
me-data = My data
me-data-how = Deletes your name, your devices, what you have said and all tables that nobody else sits at. At other tables your seat loses its name.
me-forget = Delete all that is known of me
me-forgotten = Nothing is known of you any more.
me-games = My games
