"""What a game can say that follows from no kind of its values: a file a topic, with what whoever asks may ask."""
