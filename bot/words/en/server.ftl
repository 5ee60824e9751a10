# The language of a whole server.
server-language-set = New tables in this server speak { $language }, and so do I to whoever has chosen no language with `/risk me language`. Tables that stand already keep theirs.
server-language-refused = Only whoever may manage this server chooses its language. What you alone see: `/risk me language`.
