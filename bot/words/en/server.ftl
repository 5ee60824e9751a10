# The language of a whole server.
server-language-set = Language of this server's new tables: { $language }. I also use it with everybody who hasn't picked one (`/risk me language`). Open tables keep theirs.
server-language-refused = Only people who manage this server choose its language. Choose your own with `/risk me language`.

# Asked from outside: in direct messages, group chats and servers where the bot is not.
outside-refused = { $count ->
    [0] This works only in a server that has added me.
    [one] This works only at your table: { $channels }.
   *[other] This works only at a table. Yours are in { $channels }.
}
outside-which =
    Which table? Choose it under `table`:
    { $tables }
hand-stays = This message stays in our chat.

# A person's data.
me-data = Here is everything I keep about you. `/risk me forget` deletes it.
me-data-packed = Here is everything I keep about you, compressed with gzip. `/risk me forget` deletes it.
