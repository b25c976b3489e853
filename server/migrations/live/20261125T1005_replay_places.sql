-- How long members watched replays, and where each left off (C036, S37). It outlives the recording.
CREATE TABLE live_replay_watch (
  live_id text NOT NULL REFERENCES live,
  uid     text NOT NULL REFERENCES member,
  seconds integer NOT NULL CHECK (seconds >= 0),
  -- ms of the whole recording, so that a later trim moves it along.
  place   bigint NOT NULL CHECK (place >= 0),
  PRIMARY KEY (live_id, uid)
);
CREATE INDEX live_replay_watch_uid ON live_replay_watch (uid);
