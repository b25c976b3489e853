-- Message rooms (domain 3.4, 3.9, D57): each has one gapless numbering over its messages and events together.
CREATE TABLE room (
  name       text PRIMARY KEY CHECK (name ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Another one means that the numbering began anew, and what a client remembers is void.
  epoch      text NOT NULL,
  last_seq   bigint NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  muted_all  boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

CREATE TABLE room_frame (
  room          text NOT NULL REFERENCES room (name),
  seq           bigint NOT NULL CHECK (seq > 0),
  type          text NOT NULL CHECK (type IN ('msg', 'event')),
  id            text,
  client_msg_id text,
  sender        text REFERENCES member,
  kind          text NOT NULL,
  -- A message's body by its kind; a whole event.
  body          jsonb NOT NULL,
  reply_to      text,
  mentions      text[] NOT NULL DEFAULT '{}',
  status        text NOT NULL DEFAULT 'normal' CHECK (status IN ('normal', 'recalled', 'blocked')),
  recalled_by   text REFERENCES member,
  ts            timestamptz NOT NULL,
  PRIMARY KEY (room, seq),
  -- A message said twice with one client_msg_id is said once.
  UNIQUE (room, sender, client_msg_id),
  CHECK (type = 'event' OR (id IS NOT NULL AND client_msg_id IS NOT NULL AND sender IS NOT NULL)),
  CHECK ((status = 'recalled') = (recalled_by IS NOT NULL)),
  -- What was taken back is gone for all.
  CHECK (status <> 'recalled' OR body = '{}'::jsonb)
);
CREATE UNIQUE INDEX room_frame_message ON room_frame (room, id) WHERE type = 'msg';
-- Which messages show an upload: who may read it is who may read their rooms.
CREATE INDEX room_frame_file ON room_frame ((body ->> 'file_id')) WHERE type = 'msg' AND body ? 'file_id';
CREATE INDEX room_frame_history ON room_frame (room, seq) WHERE type = 'msg';

-- Who may not speak in a room (D26); no end means for ever.
CREATE TABLE room_mute (
  room        text NOT NULL REFERENCES room (name),
  uid         text NOT NULL REFERENCES member,
  muted_until timestamptz,
  by_uid      text NOT NULL REFERENCES member,
  reason      text NOT NULL,
  muted_at    timestamptz NOT NULL,
  PRIMARY KEY (room, uid)
);

-- How far a member has read; never goes back.
CREATE TABLE room_read (
  room text NOT NULL REFERENCES room (name),
  uid  text NOT NULL REFERENCES member,
  seq  bigint NOT NULL CHECK (seq >= 0),
  PRIMARY KEY (room, uid)
);

-- Class groups (domain 3.4): whoever subscribes to a channel is in one of its groups; when the newest is full,
-- another opens (D80).
CREATE TABLE class_group (
  group_id   text PRIMARY KEY,
  channel_id text NOT NULL REFERENCES channel,
  ordinal    integer NOT NULL CHECK (ordinal > 0),
  room       text NOT NULL UNIQUE REFERENCES room (name),
  created_at timestamptz NOT NULL,
  UNIQUE (channel_id, ordinal)
);

CREATE TABLE group_member (
  group_id  text NOT NULL REFERENCES class_group,
  uid       text NOT NULL REFERENCES member,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, uid)
);
CREATE INDEX group_member_uid ON group_member (uid);
