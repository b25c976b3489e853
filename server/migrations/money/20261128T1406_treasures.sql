-- Treasures (S29): goods of the house that members exchange vouchers for (D71).
CREATE TABLE treasure (
  treasure_id text PRIMARY KEY,
  name        text NOT NULL CHECK (name <> ''),
  description text NOT NULL CHECK (description <> ''),
  -- Address of the picture, or empty.
  cover       text NOT NULL,
  -- Vouchers for one.
  price       integer NOT NULL CHECK (price > 0),
  stock       integer NOT NULL CHECK (stock > 0),
  taken       integer NOT NULL DEFAULT 0,
  limit_each  integer NOT NULL CHECK (limit_each > 0),
  opens_at    timestamptz NOT NULL,
  closes_at   timestamptz NOT NULL,
  created_at  timestamptz NOT NULL,
  CHECK (taken BETWEEN 0 AND stock),
  CHECK (closes_at > opens_at)
);
CREATE INDEX treasure_time ON treasure (opens_at, closes_at);

-- One that a member got; the house hands it over for the number of its order.
CREATE TABLE treasure_exchange (
  order_no     text PRIMARY KEY REFERENCES pay_order,
  treasure_id  text NOT NULL REFERENCES treasure,
  uid          text NOT NULL REFERENCES member,
  -- Vouchers that it cost then.
  vouchers     integer NOT NULL CHECK (vouchers > 0),
  exchanged_at timestamptz NOT NULL
);
CREATE INDEX treasure_exchange_mine ON treasure_exchange (uid, treasure_id);
CREATE INDEX treasure_exchange_of ON treasure_exchange (treasure_id);

-- Their orders are paid with vouchers, and nothing else is (D45: pay type 6); no provider has a number for such a payment.
ALTER TABLE pay_order
  DROP CONSTRAINT pay_order_kind_check,
  DROP CONSTRAINT pay_order_currency_check,
  DROP CONSTRAINT pay_order_check2,
  ADD CONSTRAINT pay_order_kind_check CHECK (kind IN ('beans', 'coins', 'dangwu', 'iron_fan', 'static_course', 'votes',
    'ai_turns', 'product', 'content', 'treasure')),
  ADD CONSTRAINT pay_order_currency_check CHECK (currency IN ('CNY', 'USD', 'DANGWU')),
  ADD CONSTRAINT pay_order_paid CHECK ((state IN (2, 3, 5)) <= (paid_at IS NOT NULL AND
    (transaction IS NULL) = (pay_type = 6))),
  ADD CONSTRAINT pay_order_vouchers CHECK ((currency = 'DANGWU') = (pay_type = 6));
