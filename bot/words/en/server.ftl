# The language of a whole server.
command-risk-table-server = server
    .description = Server managers: what new tables speak, and what people read who have chosen nothing
server-language-set = New tables in this server speak { $language }, and so do I to whoever has chosen no language with `/risk me language`. Tables that stand already keep theirs.
server-language-refused = Only whoever may manage this server chooses its language. What you alone see: `/risk me language`.
