-- Class groups (domain 3.4): whoever subscribes to a channel is in one of its groups; when the newest is full,
-- another opens (D80).
CREATE TABLE class_group (
  group_id   text PRIMARY KEY,
  channel_id text NOT NULL REFERENCES channel,
  ordinal    integer NOT NULL CHECK (ordinal > 0),
  room       text NOT NULL UNIQUE REFERENCES room (name),
  created_at bigint NOT NULL,
  UNIQUE (channel_id, ordinal)
);

CREATE TABLE group_member (
  group_id  text NOT NULL REFERENCES class_group,
  uid       text NOT NULL,
  joined_at bigint NOT NULL,
  PRIMARY KEY (group_id, uid)
);
CREATE INDEX group_member_uid ON group_member (uid);
