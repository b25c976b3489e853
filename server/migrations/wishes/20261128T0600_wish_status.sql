-- The four tabs of one status (S08): wishes of a rare one, or of one that stands far down in a tab, are read in their order.
-- What is listed is said in other words than by the indexes of all: these look cheap, and lead past all that has another status.
CREATE INDEX wish_status_recent ON wish (status, pinned, created_at, wish_id)
  WHERE num_nonnulls(merged_into, withdrawn_at) = 0;
CREATE INDEX wish_status_trending ON wish (status, pinned, heat, wish_id)
  WHERE num_nonnulls(merged_into, withdrawn_at) = 0;
CREATE INDEX wish_status_talked ON wish (status, pinned, comments, wish_id)
  WHERE num_nonnulls(merged_into, withdrawn_at) = 0;
CREATE INDEX wish_status_voted ON wish (status, pinned, (free_votes + paid_votes), wish_id)
  WHERE num_nonnulls(merged_into, withdrawn_at) = 0;
