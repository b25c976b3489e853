-- What names are found by has changed.
REINDEX INDEX live_found;
