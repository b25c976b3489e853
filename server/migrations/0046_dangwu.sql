-- Packs of dangwu vouchers on sale (D71). A voucher is worth one yuan of beans.
CREATE TABLE dangwu_goods (
  goods_id text PRIMARY KEY,
  name     text NOT NULL CHECK (name <> ''),
  -- Vouchers in it.
  gives    integer NOT NULL CHECK (gives > 0),
  -- Fen.
  minor    integer NOT NULL CHECK (minor > 0),
  place    integer NOT NULL UNIQUE
);
INSERT INTO dangwu_goods (goods_id, name, gives, minor, place) VALUES
  ('dangwu_10',  '10 张当物券',  10,  1000,  1),
  ('dangwu_50',  '50 张当物券',  50,  5000,  2),
  ('dangwu_100', '105 张当物券', 105, 10000, 3),
  ('dangwu_300', '320 张当物券', 320, 30000, 4),
  ('dangwu_500', '550 张当物券', 550, 50000, 5);

-- Vouchers that became beans, and the agreement that was ticked for it (V35).
CREATE TABLE dangwu_spending (
  spending_id text PRIMARY KEY,
  uid         text NOT NULL,
  vouchers    bigint NOT NULL CHECK (vouchers > 0),
  beans       bigint NOT NULL CHECK (beans > 0),
  -- Version of the service agreement in force at that moment (S39).
  agreement   text NOT NULL CHECK (agreement <> ''),
  -- An intent spends once for ever, though its stored answer is forgotten after a day (D77).
  request_id  text NOT NULL,
  created_at  bigint NOT NULL,
  UNIQUE (uid, request_id)
);
