-- Campaigns of live sessions (C023), and the gifts that are offered while one lasts (C024).
CREATE TABLE live_activity (
  activity_id text PRIMARY KEY,
  -- Of one channel; null for all.
  channel_id  text REFERENCES channel,
  type        text NOT NULL CHECK (type IN ('gift', 'course')),
  title       text NOT NULL CHECK (title <> ''),
  img         text NOT NULL DEFAULT '',
  -- Where its picture leads, or empty.
  link        text NOT NULL DEFAULT '',
  starts_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL CHECK (ends_at > starts_at)
);
CREATE TABLE live_activity_gift (
  activity_id text NOT NULL REFERENCES live_activity,
  gift_id     text NOT NULL REFERENCES gift,
  place       integer NOT NULL,
  PRIMARY KEY (activity_id, gift_id)
);
-- C025: shown first, by this place; null for what is not.
ALTER TABLE gift ADD COLUMN featured integer UNIQUE CHECK (featured > 0);
