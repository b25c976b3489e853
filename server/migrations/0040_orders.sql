-- Beans and coins for sale: the one place where packs and prices stand.
CREATE TABLE recharge_pack (
  goods_id text PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('beans', 'coins')),
  region   text NOT NULL CHECK (region IN ('cn', 'overseas')),
  -- Whole beans or coins; the bonus comes on top.
  units    integer NOT NULL CHECK (units > 0),
  bonus    integer NOT NULL CHECK (bonus >= 0),
  -- Fen or cents.
  minor    integer NOT NULL CHECK (minor > 0),
  currency text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  place    integer NOT NULL,
  UNIQUE (kind, region, place)
);
INSERT INTO recharge_pack (goods_id, kind, region, units, bonus, minor, currency, place) VALUES
  ('beans_60',       'beans', 'cn',       60,    0,    600,    'CNY', 1),
  ('beans_300',      'beans', 'cn',       300,   10,   3000,   'CNY', 2),
  ('beans_680',      'beans', 'cn',       680,   30,   6800,   'CNY', 3),
  ('beans_1980',     'beans', 'cn',       1980,  120,  19800,  'CNY', 4),
  ('beans_6480',     'beans', 'cn',       6480,  500,  64800,  'CNY', 5),
  ('beans_20000',    'beans', 'cn',       20000, 2000, 200000, 'CNY', 6),
  ('beans_60_usd',   'beans', 'overseas', 60,    0,    99,     'USD', 1),
  ('beans_300_usd',  'beans', 'overseas', 300,   10,   499,    'USD', 2),
  ('beans_680_usd',  'beans', 'overseas', 680,   30,   999,    'USD', 3),
  ('beans_1980_usd', 'beans', 'overseas', 1980,  120,  2999,   'USD', 4),
  ('beans_6480_usd', 'beans', 'overseas', 6480,  500,  9999,   'USD', 5),
  ('coins_10',       'coins', 'overseas', 10,    0,    799,    'USD', 1),
  ('coins_50',       'coins', 'overseas', 50,    2,    3899,   'USD', 2),
  ('coins_100',      'coins', 'overseas', 100,   5,    7699,   'USD', 3),
  ('coins_500',      'coins', 'overseas', 500,   40,   37999,  'USD', 4);

-- Orders of every kind (E17). States are those of D45.
CREATE TABLE pay_order (
  order_no          text PRIMARY KEY,
  uid               text NOT NULL,
  kind              text NOT NULL,
  product_id        text NOT NULL,
  product_name      text NOT NULL,
  minor             integer NOT NULL CHECK (minor > 0),
  currency          text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  -- What it adds to the wallet; null for what is not counted.
  gives_currency    text,
  gives_amount      bigint CHECK (gives_amount > 0),
  first_bonus       integer NOT NULL DEFAULT 0,
  pay_type          smallint NOT NULL CHECK (pay_type BETWEEN 1 AND 6),
  -- Where it began (K29).
  channel           smallint NOT NULL CHECK (channel BETWEEN 1 AND 5),
  live_id           text,
  -- What was ticked (V35).
  agreement         text NOT NULL,
  agreement_version text NOT NULL,
  state             smallint NOT NULL CHECK (state BETWEEN 0 AND 6),
  -- Paid after it had closed (T06).
  late              boolean NOT NULL DEFAULT false,
  alert             text CHECK (alert IN ('wrong_amount', 'paid_twice')),
  -- Whoever collects, its own name for the payment, and how the payer goes on; null until it is asked.
  provider          text,
  reference         text,
  step              jsonb,
  -- The provider's number of the payment, and its time.
  transaction       text,
  paid_at           bigint,
  created_at        bigint NOT NULL,
  expires_at        bigint NOT NULL,
  -- When the provider was asked last.
  asked_at          bigint NOT NULL DEFAULT 0,
  -- An intent orders once for ever, though its stored answer is forgotten after a day (D77).
  request_id        text NOT NULL,
  UNIQUE (uid, request_id),
  CHECK ((gives_currency IS NULL) = (gives_amount IS NULL)),
  CHECK ((provider IS NULL) = (step IS NULL) AND (provider IS NULL) = (reference IS NULL)),
  CHECK ((state IN (2, 3, 5)) <= (transaction IS NOT NULL AND paid_at IS NOT NULL))
);
CREATE INDEX pay_order_mine ON pay_order (uid, created_at DESC, order_no DESC);
CREATE INDEX pay_order_unpaid ON pay_order (expires_at) WHERE state IN (0, 1);
CREATE INDEX pay_order_undelivered ON pay_order (order_no) WHERE state = 2;

-- What happened to an order, and who brought it about.
CREATE TABLE order_event (
  event_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no   text NOT NULL REFERENCES pay_order,
  at         bigint NOT NULL,
  from_state smallint,
  to_state   smallint NOT NULL,
  source     text NOT NULL CHECK (source IN ('member', 'notify', 'poll', 'job')),
  -- Digest of the notice that brought it.
  notice_hash text
);
CREATE INDEX order_event_order ON order_event (order_no, event_id);

-- Payments that credited an order: one of a provider for one order, both once (invariant 5).
CREATE TABLE order_payment (
  provider    text NOT NULL,
  transaction text NOT NULL,
  order_no    text NOT NULL UNIQUE REFERENCES pay_order,
  minor       integer NOT NULL,
  currency    text NOT NULL,
  paid_at     bigint NOT NULL,
  created_at  bigint NOT NULL,
  PRIMARY KEY (provider, transaction)
);

-- Rightly signed notices, and how often each came.
CREATE TABLE provider_notice (
  provider   text NOT NULL,
  notice_id  text NOT NULL,
  order_no   text,
  fact       text NOT NULL,
  body_hash  text NOT NULL,
  first_seen bigint NOT NULL,
  last_seen  bigint NOT NULL,
  times_seen integer NOT NULL DEFAULT 1,
  PRIMARY KEY (provider, notice_id)
);

-- Notices that were refused leave nothing but a number.
CREATE TABLE notice_refusal (
  provider text NOT NULL,
  reason   text NOT NULL,
  -- In UTC.
  day      date NOT NULL,
  n        bigint NOT NULL,
  PRIMARY KEY (provider, reason, day)
);

-- Money that came and credited nothing: people look into it.
CREATE TABLE payment_alert (
  provider    text NOT NULL,
  transaction text NOT NULL,
  reason      text NOT NULL CHECK (reason IN ('wrong_amount', 'paid_twice', 'unknown_order', 'used_transaction')),
  order_no    text NOT NULL,
  minor       bigint NOT NULL,
  currency    text NOT NULL,
  source      text NOT NULL,
  created_at  bigint NOT NULL,
  PRIMARY KEY (provider, transaction, reason, order_no)
);

-- E18: one record of an order, however often it is posted. Those of the app have no order of ours.
CREATE TABLE recharge_record (
  record_id  text PRIMARY KEY,
  order_no   text NOT NULL UNIQUE,
  uid        text NOT NULL,
  live_id    text,
  channel    smallint NOT NULL CHECK (channel BETWEEN 1 AND 5),
  -- Fen or cents.
  pay_num    bigint NOT NULL CHECK (pay_num > 0),
  pay_type   smallint NOT NULL CHECK (pay_type BETWEEN 1 AND 6),
  gold_num   bigint NOT NULL CHECK (gold_num > 0),
  written_by text NOT NULL CHECK (written_by IN ('server', 'app')),
  created_at bigint NOT NULL
);
CREATE INDEX recharge_record_live ON recharge_record (live_id, created_at) WHERE live_id IS NOT NULL;

-- Whose first recharge was which order: its bonus is given once.
CREATE TABLE first_recharge (
  uid      text PRIMARY KEY,
  order_no text NOT NULL UNIQUE REFERENCES pay_order
);

-- The local cashier's own books (D72): what a provider outside would know.
CREATE TABLE cashier_payment (
  reference   text PRIMARY KEY,
  order_no    text NOT NULL,
  pay_type    smallint NOT NULL,
  minor       integer NOT NULL CHECK (minor > 0),
  currency    text NOT NULL,
  subject     text NOT NULL,
  return_url  text NOT NULL,
  notify_url  text NOT NULL,
  expires_at  bigint NOT NULL,
  state       text NOT NULL CHECK (state IN ('unpaid', 'approved', 'paid', 'failed', 'closed')),
  -- What the payer chose to let happen, for the page.
  action      text,
  transaction text,
  paid_minor  integer,
  paid_at     bigint,
  -- From when on the cashier tells of it, by answer and by notice.
  told_from   bigint,
  CHECK ((state = 'paid') = (transaction IS NOT NULL))
);
