-- `found_by` says something else since 20261129T1700_folded.
REINDEX INDEX member_found;
REINDEX INDEX channel_found;
