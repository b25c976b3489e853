-- Lessons (domain 3.5). One message room each: live_<live_id>.
CREATE TABLE live (
  live_id           text PRIMARY KEY,
  channel_id        text NOT NULL,
  -- Who opened it and teaches.
  streamer_uid      text NOT NULL,
  name              text NOT NULL CHECK (name <> ''),
  theme             text NOT NULL,
  introduction      text NOT NULL CHECK (introduction <> ''),
  background_id     text NOT NULL,
  background        text NOT NULL CHECK (background <> ''),
  preview_at        bigint,
  start_at          bigint NOT NULL,
  course_type       smallint NOT NULL CHECK (course_type BETWEEN 1 AND 5),
  block_network     boolean NOT NULL,
  replay_mode       text NOT NULL CHECK (replay_mode IN ('permanent', 'limited', 'none')),
  replay_days       smallint CHECK (replay_days BETWEEN 1 AND 7),
  goods             text[] NOT NULL DEFAULT '{}',
  current_product   text,
  state             text NOT NULL CHECK (state IN ('draft', 'not_started', 'live', 'ended', 'stopped', 'cancelled')),
  created_at        bigint NOT NULL,
  started_at        bigint,
  ended_at          bigint,
  end_reason        text NOT NULL DEFAULT '',
  ended_by          text,
  -- Set while the encoder is gone: then it ends, unless the encoder is back (T01).
  interrupted_until bigint,
  CHECK (preview_at < start_at),
  CHECK ((replay_mode = 'limited') = (replay_days IS NOT NULL)),
  CHECK (state NOT IN ('live', 'ended') OR started_at IS NOT NULL),
  CHECK ((state IN ('ended', 'stopped', 'cancelled')) = (ended_at IS NOT NULL)),
  CHECK (state <> 'stopped' OR end_reason <> ''),
  CHECK (interrupted_until IS NULL OR state = 'live')
);
-- At most one lesson of a channel is on air.
CREATE UNIQUE INDEX live_on_air ON live (channel_id) WHERE state = 'live';
CREATE INDEX live_next ON live (channel_id, start_at) WHERE state = 'not_started';
CREATE INDEX live_by_state ON live (state, start_at);
CREATE INDEX live_grace ON live (interrupted_until) WHERE interrupted_until IS NOT NULL;

-- Administrators of one lesson.
CREATE TABLE live_admin (
  live_id text NOT NULL REFERENCES live,
  uid     text NOT NULL,
  PRIMARY KEY (live_id, uid)
);

-- One stream per channel (D89). The key is derived from the version and stored nowhere.
CREATE TABLE live_stream (
  channel_id  text PRIMARY KEY,
  stream      text NOT NULL UNIQUE,
  key_version integer NOT NULL DEFAULT 1 CHECK (key_version > 0),
  -- The lesson that live/start named for the next push.
  chosen_live text REFERENCES live,
  -- Why the last push was refused, or empty.
  refused     text NOT NULL DEFAULT ''
);

-- Counted apart from the lesson, so that likes never wait for a change of its state.
CREATE TABLE live_counter (
  live_id text PRIMARY KEY REFERENCES live,
  likes   bigint NOT NULL DEFAULT 0 CHECK (likes >= 0),
  watched integer NOT NULL DEFAULT 0 CHECK (watched >= 0),
  peak    integer NOT NULL DEFAULT 0 CHECK (peak >= 0)
);
CREATE TABLE live_like (
  live_id text NOT NULL REFERENCES live,
  uid     text NOT NULL,
  n       bigint NOT NULL CHECK (n > 0),
  PRIMARY KEY (live_id, uid)
);

-- Who was there, and how far they saw.
CREATE TABLE live_watch (
  live_id  text NOT NULL REFERENCES live,
  uid      text NOT NULL,
  first_at bigint NOT NULL,
  seconds  integer NOT NULL DEFAULT 0 CHECK (seconds >= 0),
  pos      integer NOT NULL DEFAULT 0 CHECK (pos >= 0),
  PRIMARY KEY (live_id, uid)
);

CREATE TABLE live_appointment (
  live_id    text NOT NULL REFERENCES live,
  uid        text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (live_id, uid)
);
CREATE INDEX live_appointment_member ON live_appointment (uid);
