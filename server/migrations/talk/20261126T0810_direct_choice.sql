-- What a member has chosen for their own view of a conversation of two (G177); without a row it is neither.
CREATE TABLE direct_choice (
  room   text NOT NULL REFERENCES direct_room,
  uid    text NOT NULL REFERENCES member,
  muted  boolean NOT NULL DEFAULT false,
  pinned boolean NOT NULL DEFAULT false,
  PRIMARY KEY (room, uid)
);
