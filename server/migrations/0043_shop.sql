-- What channels sell in their lessons (E29).
CREATE TABLE shop_product (
  product_id    text PRIMARY KEY,
  channel_id    text NOT NULL,
  name          text NOT NULL CHECK (name <> ''),
  description   text NOT NULL,
  -- Address of the picture, or empty.
  cover         text NOT NULL DEFAULT '',
  -- Fen or cents.
  minor         integer NOT NULL CHECK (minor > 0),
  currency      text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  -- Null without a limit.
  stock         integer CHECK (stock >= 0),
  sold          integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  -- Taken off by the channel.
  is_over       boolean NOT NULL DEFAULT false,
  -- Terms of its group purchase (D66): all three, or none. The price is for each once enough have joined.
  group_minor   integer CHECK (group_minor > 0 AND group_minor < minor),
  group_need    integer CHECK (group_need > 1),
  group_minutes integer CHECK (group_minutes > 0),
  created_at    bigint NOT NULL,
  CHECK (num_nonnulls(group_minor, group_need, group_minutes) IN (0, 3))
);
CREATE INDEX shop_product_channel ON shop_product (channel_id, created_at);

-- A group that buys together. It keeps the terms it was opened with.
CREATE TABLE group_purchase (
  tuangou_id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES shop_product,
  live_id    text NOT NULL,
  minor      integer NOT NULL CHECK (minor > 0),
  need       integer NOT NULL CHECK (need > 1),
  joined     integer NOT NULL DEFAULT 0 CHECK (joined BETWEEN 0 AND need),
  opened_at  bigint NOT NULL,
  ends_at    bigint NOT NULL CHECK (ends_at > opened_at),
  -- `reached`: full, for good; `over`: its time ran out before that.
  state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'reached', 'over')),
  CHECK ((state = 'reached') = (joined = need))
);
-- In a lesson a product has one group at a time; a next one only after one that came to nothing.
CREATE UNIQUE INDEX group_purchase_now ON group_purchase (live_id, product_id) WHERE state <> 'over';
CREATE INDEX group_purchase_product ON group_purchase (product_id) WHERE state <> 'over';

CREATE TABLE group_purchase_member (
  tuangou_id text NOT NULL REFERENCES group_purchase,
  uid        text NOT NULL,
  -- 1 for who opened it.
  place      integer NOT NULL CHECK (place > 0),
  joined_at  bigint NOT NULL,
  PRIMARY KEY (tuangou_id, uid),
  UNIQUE (tuangou_id, place)
);
CREATE INDEX group_purchase_member_uid ON group_purchase_member (uid);
