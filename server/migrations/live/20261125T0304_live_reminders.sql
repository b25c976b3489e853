-- E26, T08: for which start a member was told that it is near, and whether that it is on air.
ALTER TABLE live_appointment
  ADD COLUMN soon_for timestamptz,
  ADD COLUMN told_start boolean NOT NULL DEFAULT false;
-- Nobody is told now of what was on air before reminders were.
UPDATE live_appointment SET told_start = true
  FROM live WHERE live.live_id = live_appointment.live_id AND live.started_at IS NOT NULL;
