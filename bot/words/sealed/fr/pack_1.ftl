### SEALED: what is in here spoils Risk Legacy for whoever plays it.
