"""The basis of the user interface: custom ids, requests, layouts, forms, labels, live panels."""
