-- Members (domain 3.1). `jwcode` is the platform's own account name; generated ones start with letters, so that
-- none is ever somebody's mobile number.
CREATE SEQUENCE jwcode_number START 10000001;
CREATE TABLE member (
  uid             text PRIMARY KEY,
  jwcode          text NOT NULL UNIQUE CHECK (jwcode = lower(jwcode) AND jwcode <> ''),
  -- With the country's calling code, such as +8613800000000.
  mobile          text UNIQUE CHECK (mobile ~ '^\+\d{5,18}$'),
  email           text UNIQUE CHECK (email = lower(email) AND email LIKE '%_@_%'),
  nickname        text NOT NULL CHECK (nickname <> ''),
  -- Argon2id; null until the member chose one (first sign-in with a code, D83).
  password_hash   text,
  img             text NOT NULL DEFAULT '',
  intro           text NOT NULL DEFAULT '',
  roles           text[] NOT NULL DEFAULT '{member}'
                  CHECK (roles <@ ARRAY['member', 'inspector', 'product_head', 'admin', 'support'] AND 'member' = ANY (roles)),
  state           text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'closed')),
  -- Made by the demo's seeding, with a published password: outside the demo it is refused (D85).
  is_demo         boolean NOT NULL DEFAULT false,
  ishw            boolean NOT NULL DEFAULT false,
  user_status     int NOT NULL DEFAULT 1 CHECK (user_status IN (1, 2)),
  level           int NOT NULL DEFAULT 1 CHECK (level >= 1),
  learning_points int NOT NULL DEFAULT 0 CHECK (learning_points >= 0),
  theme           text CHECK (theme IN ('education', 'red')),
  lang            text CHECK (lang IN ('zh_CN', 'zh_HK', 'en', 'ms', 'th', 'vi')),
  barrage         jsonb,
  created_at      timestamptz NOT NULL
);

-- Signed-in devices: only the hash of a token is stored (D83).
CREATE TABLE session (
  id         text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  uid        text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX session_living ON session (uid) WHERE revoked_at IS NULL;
CREATE INDEX session_age ON session (seen_at);

-- The last code sent to a mobile number or e-mail address.
CREATE TABLE login_code (
  contact    text PRIMARY KEY,
  salt       text NOT NULL,
  code_hash  text NOT NULL,
  tries      int NOT NULL DEFAULT 0,
  sent_at    timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- One-time tickets for external navigation targets (D14).
CREATE TABLE navigation_ticket (
  ticket_hash text PRIMARY KEY,
  uid         text NOT NULL REFERENCES member,
  target      text NOT NULL,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX navigation_ticket_age ON navigation_ticket (expires_at);

-- Who looked at whose profile, their own included: once a day and pair (domain 3.1).
CREATE TABLE profile_visit (
  uid     text NOT NULL REFERENCES member,
  visitor text NOT NULL REFERENCES member,
  -- Asia/Shanghai.
  day     text NOT NULL,
  PRIMARY KEY (uid, visitor, day)
);

-- Files that members uploaded. What nothing uses within a day is thrown away (files.sweep).
CREATE TABLE file (
  file_id    text PRIMARY KEY,
  -- Deferred: a member may come with a picture, in one transaction.
  uid        text NOT NULL REFERENCES member DEFERRABLE INITIALLY DEFERRED,
  -- What it was sent for; all but `avatar` and `live` are private, and the module that registers the scene says for whom.
  scene      text NOT NULL CHECK (scene IN ('avatar', 'live', 'chat', 'announcement', 'work')),
  -- Name in the storage: random, so that an address cannot be guessed.
  stored     text NOT NULL UNIQUE CHECK (stored ~ '^[A-Za-z0-9_-]+(\.[a-z0-9]+)?$'),
  -- As the sender calls it.
  name       text NOT NULL,
  mime       text NOT NULL,
  size       bigint NOT NULL CHECK (size > 0),
  w          integer CHECK (w > 0),
  h          integer CHECK (h > 0),
  created_at timestamptz NOT NULL,
  used_at    timestamptz,
  CHECK ((w IS NULL) = (h IS NULL)),
  -- The door to public files serves names with an ending alone: a private file has none.
  CHECK ((scene IN ('avatar', 'live')) = (stored LIKE '%.%'))
);
CREATE INDEX file_unused ON file (created_at) WHERE used_at IS NULL;
CREATE INDEX file_unused_by_member ON file (uid) WHERE used_at IS NULL;

-- Stored files whose row is gone: removed from the storage after the transaction, again if that was cut short.
CREATE TABLE file_removal (
  stored text PRIMARY KEY
);

-- Bytes that members uploaded in a day, whatever became of them since: the daily quota.
CREATE TABLE upload_day (
  uid   text NOT NULL REFERENCES member,
  -- Asia/Shanghai.
  day   text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  PRIMARY KEY (uid, day)
);
CREATE INDEX upload_day_age ON upload_day (day);

-- Channels: a teacher's place with live sessions, followers and subscribers (E25).
CREATE TABLE channel (
  channel_id text PRIMARY KEY,
  name       text NOT NULL CHECK (name <> ''),
  -- Address of the picture, or empty.
  img        text NOT NULL DEFAULT '',
  owner_uid  text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL
);
CREATE INDEX channel_owner ON channel (owner_uid);

-- Who works for a channel beside its owner (domain 3.1).
CREATE TABLE channel_staff (
  channel_id text NOT NULL REFERENCES channel,
  uid        text NOT NULL REFERENCES member,
  role       text NOT NULL CHECK (role IN ('streamer', 'live_admin')),
  PRIMARY KEY (channel_id, uid)
);
CREATE INDEX channel_staff_member ON channel_staff (uid);

-- Two independent flags (T07).
CREATE TABLE channel_follow (
  channel_id text NOT NULL REFERENCES channel,
  uid        text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (channel_id, uid)
);
CREATE INDEX channel_follow_member ON channel_follow (uid);
-- Who began to follow while a live session was on air.
CREATE INDEX channel_follow_time ON channel_follow (channel_id, created_at);
CREATE TABLE channel_subscription (
  channel_id text NOT NULL REFERENCES channel,
  uid        text NOT NULL REFERENCES member,
  -- Version of the channel's terms that was ticked (V35).
  agreement  text NOT NULL CHECK (agreement <> ''),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (channel_id, uid)
);
CREATE INDEX channel_subscription_member ON channel_subscription (uid);

-- What members are told (K26); shown until it is read.
CREATE TABLE notice (
  notice_id  text COLLATE "C" PRIMARY KEY,
  uid        text NOT NULL REFERENCES member,
  -- A kind and its fields; see the contract's notices.
  body       jsonb NOT NULL CHECK (body ->> 'kind' <> ''),
  created_at timestamptz NOT NULL,
  read_at    timestamptz
);
CREATE INDEX notice_of_member ON notice (uid, notice_id);
CREATE INDEX notice_unread ON notice (uid) WHERE read_at IS NULL;
