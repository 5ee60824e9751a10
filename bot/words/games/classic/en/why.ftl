# Why?: see bot/words/en/why.ftl.
why-to-choose-capital = You win by holding every capital, so yours has to be safe. Nobody sees the choice before all have chosen.
leads-choose-capital = it is your capital until the end. Lose it, and somebody is a step nearer to winning.
