# The language of a whole server.
server-language-set = New tables in this server speak { $language }, and so do I to whoever has chosen no language with `/risk me language`. Tables that stand already keep theirs.
server-language-refused = Only whoever may manage this server chooses its language. What you alone see: `/risk me language`.

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
