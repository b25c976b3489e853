-- D32, D79: how long an upload plays, as it was measured when it came.
ALTER TABLE file
  -- ms; null for what does not play.
  ADD COLUMN duration integer CHECK (duration > 0);
