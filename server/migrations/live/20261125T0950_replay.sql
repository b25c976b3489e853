-- Replays (S37, D28): a live session's recording, which stretches of it there are, and how long it is kept.
CREATE TABLE live_replay (
  live_id    text PRIMARY KEY REFERENCES live,
  -- Of the live session, for the list of a channel.
  channel_id text NOT NULL REFERENCES channel,
  -- Name of the recording.
  video_id   text NOT NULL UNIQUE,
  started_at timestamptz NOT NULL,
  ended_at   timestamptz,
  state      text NOT NULL CHECK (state IN ('recording', 'processing', 'ready', 'expired', 'failed')),
  mode       text NOT NULL CHECK (mode IN ('permanent', 'limited', 'none')),
  days       smallint CHECK (days BETWEEN 1 AND 7),
  expires_at timestamptz,
  -- ms of the whole recording that are shown; null: all of it.
  trim_from  bigint CHECK (trim_from >= 0),
  trim_to    bigint CHECK (trim_to > trim_from),
  -- The grid of its thumbnails; null while there is no picture of it.
  thumbnails jsonb,
  has_poster boolean NOT NULL DEFAULT false,
  CHECK ((mode = 'limited') = (days IS NOT NULL)),
  CHECK ((trim_from IS NULL) = (trim_to IS NULL)),
  CHECK ((state = 'recording') = (ended_at IS NULL)),
  CHECK (state <> 'ready' OR (mode = 'limited') = (expires_at IS NOT NULL))
);
CREATE INDEX live_replay_channel ON live_replay (channel_id, started_at DESC);

-- One for each time an encoder, or the process that records, began.
CREATE TABLE live_replay_part (
  live_id  text NOT NULL REFERENCES live_replay ON DELETE CASCADE,
  part     integer NOT NULL CHECK (part >= 0),
  -- Of its first picture.
  begun_at timestamptz NOT NULL,
  -- How long it plays, ms; null while it is recorded.
  ms       bigint CHECK (ms >= 0),
  -- Why nothing follows it at once.
  ended_by text CHECK (ended_by IN ('encoder', 'recorder', 'disk')),
  PRIMARY KEY (live_id, part),
  CHECK ((ms IS NULL) = (ended_by IS NULL))
);
CREATE INDEX live_replay_open ON live_replay_part (live_id) WHERE ms IS NULL;

-- What was said in a live room within a stretch of time (G091).
CREATE INDEX room_frame_live_time ON room_frame (room, ts) WHERE starts_with(room, 'live_');
