-- Lucky and blessing bags (D19, domain 3.5).
CREATE TABLE lucky_bag (
  bag_id      text PRIMARY KEY,
  live_id     text NOT NULL REFERENCES live,
  -- Of the live session, whose own key vouches for it.
  channel_id  text NOT NULL,
  room        text NOT NULL REFERENCES room,
  -- 1 a lucky bag, 2 a blessing bag.
  kind        smallint NOT NULL CHECK (kind IN (1, 2)),
  giver       text NOT NULL REFERENCES member,
  -- What each winner gets: beans, or gifts when one is named.
  gift_id     text REFERENCES gift,
  each        bigint NOT NULL CHECK (each > 0),
  winners     integer NOT NULL CHECK (winners > 0),
  -- The beans, in an account of their own; null for gifts, which are out of the giver's knapsack meanwhile.
  hold_id     text REFERENCES wallet_hold UNIQUE,
  conditions  jsonb NOT NULL,
  -- N01: the hash is published at once, the seed with the draw.
  seed        text NOT NULL,
  hash        text NOT NULL,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'drawing', 'drawn', 'void')),
  void_reason text CHECK (void_reason IN ('nobody', 'stopped', 'late')),
  starts_at   timestamptz NOT NULL,
  draws_at    timestamptz NOT NULL CHECK (draws_at >= starts_at),
  -- After this it is not drawn any more.
  kept_until  timestamptz NOT NULL CHECK (kept_until > draws_at),
  ended_at    timestamptz,
  CHECK ((gift_id IS NULL) = (hold_id IS NOT NULL)),
  CHECK ((state = 'void') = (void_reason IS NOT NULL)),
  CHECK ((state IN ('drawn', 'void')) = (ended_at IS NOT NULL))
);
CREATE INDEX lucky_bag_live ON lucky_bag (live_id, starts_at);
-- One bag waits at a time in a live session.
CREATE UNIQUE INDEX lucky_bag_waiting ON lucky_bag (live_id) WHERE state IN ('open', 'drawing');

CREATE TABLE lucky_bag_entry (
  bag_id    text NOT NULL REFERENCES lucky_bag,
  uid       text NOT NULL REFERENCES member,
  joined_at timestamptz NOT NULL,
  -- Known with the draw: who was removed from the room or is gone cannot win.
  may_win   boolean NOT NULL DEFAULT true,
  PRIMARY KEY (bag_id, uid)
);

-- Who won, in the order of the draw.
CREATE TABLE lucky_bag_win (
  bag_id text NOT NULL,
  place  integer NOT NULL CHECK (place > 0),
  uid    text NOT NULL,
  PRIMARY KEY (bag_id, place),
  UNIQUE (bag_id, uid),
  FOREIGN KEY (bag_id, uid) REFERENCES lucky_bag_entry
);
