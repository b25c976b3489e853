-- Channels: a teacher's place with lessons, followers and subscribers (E25).
CREATE TABLE channel (
  channel_id text PRIMARY KEY,
  name       text NOT NULL CHECK (name <> ''),
  -- Address of the picture, or empty.
  img        text NOT NULL DEFAULT '',
  owner_uid  text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX channel_owner ON channel (owner_uid);

-- Who works for a channel beside its owner (domain 3.1).
CREATE TABLE channel_staff (
  channel_id text NOT NULL REFERENCES channel,
  uid        text NOT NULL,
  role       text NOT NULL CHECK (role IN ('streamer', 'live_admin')),
  PRIMARY KEY (channel_id, uid)
);
CREATE INDEX channel_staff_member ON channel_staff (uid);

-- Two independent flags (T07).
CREATE TABLE channel_follow (
  channel_id text NOT NULL REFERENCES channel,
  uid        text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (channel_id, uid)
);
CREATE INDEX channel_follow_member ON channel_follow (uid);
CREATE TABLE channel_subscription (
  channel_id text NOT NULL REFERENCES channel,
  uid        text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (channel_id, uid)
);
CREATE INDEX channel_subscription_member ON channel_subscription (uid);
