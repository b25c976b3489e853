-- D22: the one seat of a member is held by a study group, by the fan club of a channel, or by that club and its chat group.
ALTER TABLE group_seat
  ALTER COLUMN group_id DROP NOT NULL,
  ADD COLUMN club_id text REFERENCES channel,
  ADD CHECK (group_id IS NOT NULL OR club_id IS NOT NULL);
CREATE INDEX group_seat_club ON group_seat (club_id);
