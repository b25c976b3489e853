-- Gifts that a teacher hopes for in a live session (D18, C053).
CREATE TABLE live_wish (
  wish_id    text PRIMARY KEY,
  live_id    text NOT NULL REFERENCES live,
  gift_id    text NOT NULL REFERENCES gift,
  target     integer NOT NULL CHECK (target > 0),
  -- Gifts of this kind that have come since it was made.
  now        bigint NOT NULL DEFAULT 0 CHECK (now >= 0),
  created_at timestamptz NOT NULL,
  UNIQUE (live_id, gift_id)
);

-- Who gave what is hoped for.
CREATE TABLE live_wish_helper (
  wish_id  text NOT NULL REFERENCES live_wish ON DELETE CASCADE,
  uid      text NOT NULL REFERENCES member,
  n        bigint NOT NULL CHECK (n > 0),
  -- When they reached that number: of equals the earlier goes first.
  reached_at timestamptz NOT NULL,
  PRIMARY KEY (wish_id, uid)
);
CREATE INDEX live_wish_helper_rank ON live_wish_helper (wish_id, n DESC, reached_at, uid);
