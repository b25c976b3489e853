-- Coupons of the anniversary (C021). Who took one stands in reward_grant, by its id.
CREATE TABLE anniversary_coupon (
  coupon_id  text PRIMARY KEY,
  -- In the live sessions of one channel; null for all.
  channel_id text REFERENCES channel,
  name       text NOT NULL CHECK (name <> ''),
  -- What each member gets.
  beans      integer NOT NULL CHECK (beans > 0),
  starts_at  timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL CHECK (ends_at > starts_at)
);
