-- Orders in the shop of a live room, carts, and places of group purchases that are ordered (S49, E27, D66).

ALTER TABLE shop_product
  -- So many each member may buy; null without a limit.
  ADD COLUMN limit_each integer CHECK (limit_each > 0);

-- What one order of kind `product` is about; the order names it as its product.
CREATE TABLE shop_purchase (
  purchase_id text PRIMARY KEY,
  uid         text NOT NULL REFERENCES member,
  -- Where it was bought; null outside of a live session.
  live_id     text REFERENCES live,
  -- The group purchase whose place it is.
  tuangou_id  text REFERENCES group_purchase,
  -- Names of its goods, as the order and the receipt show them.
  name        text NOT NULL CHECK (name <> ''),
  currency    text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  -- Null only within the transaction that places the order.
  order_no    text UNIQUE REFERENCES pay_order,
  -- `held`: its goods are out of the stock and not paid; `given_back`: its order ended unpaid; `sold`: paid.
  state       text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'given_back', 'sold'))
);
CREATE INDEX shop_purchase_mine ON shop_purchase (uid) WHERE state <> 'given_back';

CREATE TABLE shop_purchase_line (
  purchase_id text NOT NULL REFERENCES shop_purchase,
  product_id  text NOT NULL REFERENCES shop_product,
  place       integer NOT NULL,
  n           integer NOT NULL CHECK (n > 0),
  -- Fen or cents for each, of that moment.
  minor       integer NOT NULL CHECK (minor > 0),
  -- So many were gone when late money came (T06); the channel has to supply them.
  short       integer NOT NULL DEFAULT 0 CHECK (short BETWEEN 0 AND n),
  PRIMARY KEY (purchase_id, product_id)
);

CREATE TABLE shop_cart_line (
  uid        text NOT NULL REFERENCES member,
  live_id    text NOT NULL REFERENCES live,
  product_id text NOT NULL REFERENCES shop_product,
  place      integer NOT NULL,
  n          integer NOT NULL CHECK (n > 0),
  PRIMARY KEY (uid, live_id, product_id)
);

ALTER TABLE group_purchase
  ADD COLUMN paid integer NOT NULL DEFAULT 0 CHECK (paid >= 0),
  -- Until when the places of a group that was reached can be ordered.
  ADD COLUMN pay_until timestamptz,
  ADD CHECK (paid <= joined);
ALTER TABLE group_purchase_member
  ADD COLUMN state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'to_pay', 'ordered', 'paid', 'lost')),
  -- The purchase by which the place is ordered or paid.
  ADD COLUMN purchase_id text UNIQUE REFERENCES shop_purchase,
  ADD CHECK ((state IN ('ordered', 'paid')) = (purchase_id IS NOT NULL));
-- Groups that were reached before places could be ordered took no stock: nothing can be ordered of them.
UPDATE group_purchase SET pay_until = ends_at WHERE state = 'reached';
UPDATE group_purchase_member SET state = 'lost' FROM group_purchase
  WHERE group_purchase.tuangou_id = group_purchase_member.tuangou_id AND group_purchase.state <> 'open';
ALTER TABLE group_purchase ADD CHECK ((state = 'reached') = (pay_until IS NOT NULL));
