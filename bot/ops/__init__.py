"""Operations: backups and their verification, restoring one, and the health of the running bot."""
