-- Learning goals of members by month, and the learning card of each day (S20); members alone read their own.
CREATE TABLE wealth_goal (
  goal_id    text PRIMARY KEY,
  uid        text NOT NULL REFERENCES member,
  -- Of Asia/Shanghai, YYYY-MM.
  month      text NOT NULL,
  text       text NOT NULL CHECK (text <> ''),
  is_done    boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX wealth_goal_month ON wealth_goal (uid, month);

CREATE TABLE wealth_draw (
  uid  text NOT NULL REFERENCES member,
  -- Of Asia/Shanghai, YYYY-MM-DD.
  day  text NOT NULL,
  -- A card of the contract's deck.
  card text NOT NULL,
  PRIMARY KEY (uid, day)
);
