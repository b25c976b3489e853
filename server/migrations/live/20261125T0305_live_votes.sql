-- Questions to the room of a live session (C026, domain 3.5): one vote per member.
CREATE TABLE live_vote (
  vote_id    text PRIMARY KEY,
  live_id    text NOT NULL REFERENCES live,
  question   text NOT NULL CHECK (question <> ''),
  created_by text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL CHECK (ends_at > created_at),
  -- Set once, by whoever closes it: its time or the teacher.
  closed_at  timestamptz
);
CREATE UNIQUE INDEX live_vote_open ON live_vote (live_id) WHERE closed_at IS NULL;
CREATE INDEX live_vote_newest ON live_vote (live_id, created_at DESC, vote_id DESC);

CREATE TABLE live_vote_option (
  vote_id   text NOT NULL REFERENCES live_vote,
  option_id text NOT NULL,
  text      text NOT NULL CHECK (text <> ''),
  n         integer NOT NULL DEFAULT 0 CHECK (n >= 0),
  PRIMARY KEY (vote_id, option_id)
);

CREATE TABLE live_vote_cast (
  vote_id   text NOT NULL,
  uid       text NOT NULL REFERENCES member,
  option_id text NOT NULL,
  cast_at   timestamptz NOT NULL,
  PRIMARY KEY (vote_id, uid),
  FOREIGN KEY (vote_id, option_id) REFERENCES live_vote_option
);
