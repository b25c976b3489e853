-- Whole minutes of `seconds` that were counted into closeness and experience: every minute counts once, however often a member
-- says that they watch. What was watched before stays as it was counted.
ALTER TABLE live_watch ADD COLUMN counted_minutes integer NOT NULL DEFAULT 0;
UPDATE live_watch SET counted_minutes = seconds / 60 WHERE seconds >= 60;
