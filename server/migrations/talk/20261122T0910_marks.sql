-- What a member does with single messages (E34, E36).

-- Deleted for the member alone (P09): others still see them.
CREATE TABLE message_deletion (
  uid        text NOT NULL REFERENCES member,
  room       text NOT NULL,
  seq        bigint NOT NULL,
  deleted_at timestamptz NOT NULL,
  PRIMARY KEY (uid, room, seq),
  FOREIGN KEY (room, seq) REFERENCES room_frame (room, seq)
);

-- Pinned by a member for themselves, or by staff for all; `place` is their order.
CREATE TABLE message_pin (
  place     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room      text NOT NULL,
  seq       bigint NOT NULL,
  scope     text NOT NULL CHECK (scope IN ('self', 'all')),
  -- Who pinned it; whose pin it is where it is for themselves.
  uid       text NOT NULL REFERENCES member,
  pinned_at timestamptz NOT NULL,
  FOREIGN KEY (room, seq) REFERENCES room_frame (room, seq)
);
CREATE UNIQUE INDEX message_pin_all ON message_pin (room, seq) WHERE scope = 'all';
CREATE UNIQUE INDEX message_pin_self ON message_pin (room, uid, seq) WHERE scope = 'self';

-- A pin for all that a member has removed for themselves; it goes with the pin.
CREATE TABLE message_pin_removal (
  place bigint NOT NULL REFERENCES message_pin ON DELETE CASCADE,
  uid   text NOT NULL REFERENCES member,
  PRIMARY KEY (place, uid)
);

CREATE TABLE message_favourite (
  uid      text NOT NULL REFERENCES member,
  room     text NOT NULL,
  seq      bigint NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (uid, room, seq),
  FOREIGN KEY (room, seq) REFERENCES room_frame (room, seq)
);
CREATE INDEX message_favourite_newest ON message_favourite (uid, saved_at, room, seq);

-- Who of the staff hid a message, while it is hidden; its words stay in `room_frame`.
CREATE TABLE message_block (
  room       text NOT NULL,
  seq        bigint NOT NULL,
  by_uid     text NOT NULL REFERENCES member,
  reason     text NOT NULL CHECK (reason <> ''),
  blocked_at timestamptz NOT NULL,
  PRIMARY KEY (room, seq),
  FOREIGN KEY (room, seq) REFERENCES room_frame (room, seq)
);
