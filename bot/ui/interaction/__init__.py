"""The ground of the ui: custom ids, requests, layouts, forms, labels, live panels."""
