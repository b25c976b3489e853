-- What names are found by has changed.
REINDEX INDEX member_found;
REINDEX INDEX channel_found;
