-- Lives (domain 3.5). One message room each: live_<live_id>.
CREATE TABLE live (
  live_id           text PRIMARY KEY,
  channel_id        text NOT NULL REFERENCES channel,
  -- Who opened it and teaches.
  streamer_uid      text NOT NULL REFERENCES member,
  name              text NOT NULL CHECK (name <> ''),
  theme             text NOT NULL,
  introduction      text NOT NULL CHECK (introduction <> ''),
  background_id     text NOT NULL,
  background        text NOT NULL CHECK (background <> ''),
  preview_at        timestamptz,
  start_at          timestamptz NOT NULL,
  course_type       smallint NOT NULL CHECK (course_type IN (1, 2, 3, 4, 5)),
  block_network     boolean NOT NULL,
  replay_mode       text NOT NULL CHECK (replay_mode IN ('permanent', 'limited', 'none')),
  replay_days       smallint CHECK (replay_days BETWEEN 1 AND 7),
  goods             text[] NOT NULL DEFAULT '{}',
  current_product   text,
  state             text NOT NULL CHECK (state IN ('draft', 'not_started', 'live', 'ended', 'stopped', 'cancelled')),
  created_at        timestamptz NOT NULL,
  started_at        timestamptz,
  ended_at          timestamptz,
  end_reason        text NOT NULL DEFAULT '',
  ended_by          text REFERENCES member,
  -- Set while the encoder is gone: then it ends, unless the encoder is back (T01).
  interrupted_until timestamptz,
  CHECK (preview_at < start_at),
  CHECK ((replay_mode = 'limited') = (replay_days IS NOT NULL)),
  CHECK (state NOT IN ('live', 'ended') OR started_at IS NOT NULL),
  CHECK ((state IN ('ended', 'stopped', 'cancelled')) = (ended_at IS NOT NULL)),
  CHECK (state <> 'stopped' OR end_reason <> ''),
  CHECK (interrupted_until IS NULL OR state = 'live')
);
-- At most one live session of a channel is on air.
CREATE UNIQUE INDEX live_on_air ON live (channel_id) WHERE state = 'live';
CREATE INDEX live_next ON live (channel_id, start_at) WHERE state = 'not_started';
CREATE INDEX live_by_state ON live (state, start_at);
CREATE INDEX live_grace ON live (interrupted_until) WHERE interrupted_until IS NOT NULL;

-- Administrators of one live session.
CREATE TABLE live_admin (
  live_id text NOT NULL REFERENCES live,
  uid     text NOT NULL REFERENCES member,
  PRIMARY KEY (live_id, uid)
);

-- One stream per channel (D89). The key is derived from the version and stored nowhere.
CREATE TABLE live_stream (
  channel_id  text PRIMARY KEY REFERENCES channel,
  stream      text NOT NULL UNIQUE,
  key_version integer NOT NULL DEFAULT 1 CHECK (key_version > 0),
  -- The live session that live/start named for the next push.
  chosen_live text REFERENCES live,
  -- Why the last push was refused, or empty.
  refused     text NOT NULL DEFAULT ''
);

-- Counted apart from the live session, so that likes never wait for a change of its state.
CREATE TABLE live_counter (
  live_id text PRIMARY KEY REFERENCES live,
  likes   bigint NOT NULL DEFAULT 0 CHECK (likes >= 0),
  watched integer NOT NULL DEFAULT 0 CHECK (watched >= 0),
  peak    integer NOT NULL DEFAULT 0 CHECK (peak >= 0)
);
CREATE TABLE live_like (
  live_id text NOT NULL REFERENCES live,
  uid     text NOT NULL REFERENCES member,
  n       bigint NOT NULL CHECK (n > 0),
  PRIMARY KEY (live_id, uid)
);

-- Who was there, and how far they saw.
CREATE TABLE live_watch (
  live_id  text NOT NULL REFERENCES live,
  uid      text NOT NULL REFERENCES member,
  first_at timestamptz NOT NULL,
  seconds  integer NOT NULL DEFAULT 0 CHECK (seconds >= 0),
  pos      integer NOT NULL DEFAULT 0 CHECK (pos >= 0),
  PRIMARY KEY (live_id, uid)
);
CREATE INDEX live_watch_uid ON live_watch (uid);

CREATE TABLE live_appointment (
  live_id    text NOT NULL REFERENCES live,
  uid        text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (live_id, uid)
);
CREATE INDEX live_appointment_member ON live_appointment (uid);

-- The catalogue; its rows stand in seeds/live/gifts.sql.
CREATE TABLE gift (
  gift_id   text PRIMARY KEY,
  name      text NOT NULL CHECK (name <> ''),
  -- Beans (V18).
  price     integer NOT NULL CHECK (price > 0),
  icon      text NOT NULL,
  -- Panel it lies on: popular, luxury, fan.
  tab       text NOT NULL CHECK (tab IN ('popular', 'luxury', 'fan')),
  place     integer NOT NULL,
  -- Fan level that unlocks it; null for everybody.
  fan_level integer CHECK (fan_level > 0),
  UNIQUE (tab, place)
);

-- Gifts somebody owns and may give without paying.
CREATE TABLE knapsack_item (
  uid     text NOT NULL REFERENCES member,
  gift_id text NOT NULL REFERENCES gift,
  n       integer NOT NULL CHECK (n >= 0),
  PRIMARY KEY (uid, gift_id)
);

-- Everything that was given (E28). `beans` is what it cost the giver: 0 from the knapsack.
CREATE TABLE gift_send (
  send_id       text PRIMARY KEY,
  live_id       text NOT NULL REFERENCES live,
  -- Of the live session, whose own key vouches for it.
  channel_id    text NOT NULL,
  uid           text NOT NULL REFERENCES member,
  gift_id       text NOT NULL REFERENCES gift,
  n             integer NOT NULL CHECK (n > 0),
  beans         integer NOT NULL CHECK (beans >= 0),
  from_knapsack boolean NOT NULL,
  combo_id      text NOT NULL,
  media_ts      bigint,
  created_at    timestamptz NOT NULL,
  CHECK (from_knapsack = (beans = 0))
);
CREATE INDEX gift_send_live ON gift_send (live_id, created_at);

-- The running combo of a giver and a gift in a live session.
CREATE TABLE gift_combo (
  live_id  text NOT NULL REFERENCES live,
  uid      text NOT NULL REFERENCES member,
  gift_id  text NOT NULL REFERENCES gift,
  combo_id text NOT NULL,
  n        bigint NOT NULL CHECK (n > 0),
  last_at  timestamptz NOT NULL,
  PRIMARY KEY (live_id, uid, gift_id)
);

-- Comments over the picture (K15, P03).
CREATE TABLE barrage (
  barrage_id text PRIMARY KEY,
  live_id    text NOT NULL REFERENCES live,
  -- Of the live session, whose own key vouches for it.
  channel_id text NOT NULL,
  uid        text NOT NULL REFERENCES member,
  text       text NOT NULL CHECK (text <> ''),
  media_ts   bigint,
  beans      integer NOT NULL CHECK (beans > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX barrage_live ON barrage (live_id, created_at);

-- Beans a member spent in a live session, and when they reached that sum: the earlier goes first in the rank.
CREATE TABLE gift_total (
  live_id    text NOT NULL REFERENCES live,
  uid        text NOT NULL REFERENCES member,
  beans      bigint NOT NULL CHECK (beans > 0),
  reached_at timestamptz NOT NULL,
  PRIMARY KEY (live_id, uid)
);
CREATE INDEX gift_total_rank ON gift_total (live_id, beans DESC, reached_at, uid);
