-- E14, D21: the fan club of a channel, from its first member on.
CREATE TABLE fan_club (
  channel_id text PRIMARY KEY REFERENCES channel,
  members    integer NOT NULL DEFAULT 0 CHECK (members >= 0)
);

-- Who is in a club, and who left it: T09 asks when.
CREATE TABLE fan_member (
  channel_id   text NOT NULL REFERENCES channel,
  uid          text NOT NULL REFERENCES member,
  joined_at    timestamptz NOT NULL,
  left_at      timestamptz,
  closeness    integer NOT NULL DEFAULT 0 CHECK (closeness >= 0),
  -- Levels whose benefits were taken.
  unlocked     integer[] NOT NULL DEFAULT '{1}',
  -- Until then the badge is lit.
  lit_until    timestamptz,
  auto_light   boolean NOT NULL DEFAULT false,
  -- The day (Asia/Shanghai) of the steps below; those of another day count no more.
  task_day     date,
  sign_in      integer NOT NULL DEFAULT 0 CHECK (sign_in >= 0),
  watch        integer NOT NULL DEFAULT 0 CHECK (watch >= 0),
  comment      integer NOT NULL DEFAULT 0 CHECK (comment >= 0),
  gift         integer NOT NULL DEFAULT 0 CHECK (gift >= 0),
  share        integer NOT NULL DEFAULT 0 CHECK (share >= 0),
  PRIMARY KEY (channel_id, uid),
  -- T09: nothing is left to who left.
  CHECK (left_at IS NULL OR (closeness = 0 AND lit_until IS NULL AND NOT auto_light))
);
CREATE INDEX fan_member_rank ON fan_member (channel_id, closeness DESC, joined_at, uid) WHERE left_at IS NULL;
CREATE INDEX fan_member_newest ON fan_member (channel_id, joined_at DESC, uid) WHERE left_at IS NULL;
CREATE INDEX fan_member_auto ON fan_member (lit_until) WHERE auto_light;

-- T10, D23: what was paid for light, a bean each.
CREATE TABLE fan_light (
  light_id   text PRIMARY KEY,
  channel_id text NOT NULL,
  uid        text NOT NULL,
  by_itself  boolean NOT NULL,
  lit_at     timestamptz NOT NULL,
  FOREIGN KEY (channel_id, uid) REFERENCES fan_member
);
CREATE INDEX fan_light_member ON fan_light (channel_id, uid, lit_at);

-- Up to where a live session's minutes were counted into closeness.
CREATE TABLE fan_gathered (
  live_id text PRIMARY KEY REFERENCES live,
  until   timestamptz NOT NULL
);

-- The last moment at which a member said that they watch (C036): a minute counts for who said so in it.
ALTER TABLE live_watch ADD COLUMN last_at timestamptz;
