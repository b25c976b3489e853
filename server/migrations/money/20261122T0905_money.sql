-- Beans and coins for sale; the packs stand in seeds/money/orders.sql.
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

-- Orders of every kind (E17). States are those of D45.
CREATE TABLE pay_order (
  order_no          text PRIMARY KEY,
  uid               text NOT NULL REFERENCES member,
  kind              text NOT NULL CHECK (kind IN ('beans', 'coins', 'dangwu', 'iron_fan', 'static_course', 'votes',
                    'ai_turns', 'product', 'content')),
  product_id        text NOT NULL,
  product_name      text NOT NULL,
  minor             integer NOT NULL CHECK (minor > 0),
  currency          text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  -- What it adds to the wallet; null for what is not counted.
  gives_currency    text CHECK (gives_currency IN ('BEAN', 'COIN', 'DANGWU', 'CREDIT')),
  gives_amount      bigint CHECK (gives_amount > 0),
  first_bonus       integer NOT NULL DEFAULT 0,
  pay_type          smallint NOT NULL CHECK (pay_type IN (1, 2, 3, 4, 5, 6)),
  -- Where it began (K29).
  channel           smallint NOT NULL CHECK (channel IN (1, 2, 3, 4, 5)),
  live_id           text,
  -- What was ticked (V35).
  agreement         text NOT NULL,
  agreement_version text NOT NULL,
  state             smallint NOT NULL CHECK (state IN (0, 1, 2, 3, 4, 5, 6)),
  -- Paid after it had closed (T06).
  late              boolean NOT NULL DEFAULT false,
  alert             text CHECK (alert IN ('wrong_amount', 'paid_twice')),
  -- Whoever collects, its own name for the payment, and how the payer goes on; null until it is asked.
  provider          text,
  reference         text,
  step              jsonb,
  -- The provider's number of the payment, and its time.
  transaction       text,
  paid_at           timestamptz,
  created_at        timestamptz NOT NULL,
  expires_at        timestamptz NOT NULL,
  -- When the provider was asked last; the epoch stands for never.
  asked_at          timestamptz NOT NULL DEFAULT 'epoch',
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
  at         timestamptz NOT NULL,
  from_state smallint CHECK (from_state IN (0, 1, 2, 3, 4, 5, 6)),
  to_state   smallint NOT NULL CHECK (to_state IN (0, 1, 2, 3, 4, 5, 6)),
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
  currency    text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  paid_at     timestamptz NOT NULL,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (provider, transaction)
);

-- Rightly signed notices, and how often each came.
CREATE TABLE provider_notice (
  provider   text NOT NULL,
  notice_id  text NOT NULL,
  order_no   text,
  fact       text NOT NULL,
  body_hash  text NOT NULL,
  first_seen timestamptz NOT NULL,
  last_seen  timestamptz NOT NULL,
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
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (provider, transaction, reason, order_no)
);

-- E18: one record of an order, however often it is posted. Those of the app have no order of ours.
CREATE TABLE recharge_record (
  record_id  text PRIMARY KEY,
  order_no   text NOT NULL UNIQUE,
  uid        text NOT NULL REFERENCES member,
  live_id    text,
  channel    smallint NOT NULL CHECK (channel IN (1, 2, 3, 4, 5)),
  -- Fen or cents.
  pay_num    bigint NOT NULL CHECK (pay_num > 0),
  pay_type   smallint NOT NULL CHECK (pay_type IN (1, 2, 3, 4, 5, 6)),
  gold_num   bigint NOT NULL CHECK (gold_num > 0),
  written_by text NOT NULL CHECK (written_by IN ('server', 'app')),
  created_at timestamptz NOT NULL
);
CREATE INDEX recharge_record_live ON recharge_record (live_id, created_at) WHERE live_id IS NOT NULL;

-- Whose first recharge was which order: its bonus is given once.
CREATE TABLE first_recharge (
  uid      text PRIMARY KEY REFERENCES member,
  order_no text NOT NULL UNIQUE REFERENCES pay_order
);

-- The local cashier's own books (D72): what a provider outside would know.
CREATE TABLE cashier_payment (
  reference   text PRIMARY KEY,
  -- An order's payment begins once, however many begin it at the same moment.
  order_no    text NOT NULL UNIQUE,
  pay_type    smallint NOT NULL,
  minor       integer NOT NULL CHECK (minor > 0),
  currency    text NOT NULL,
  subject     text NOT NULL,
  return_url  text NOT NULL,
  notify_url  text NOT NULL,
  expires_at  timestamptz NOT NULL,
  state       text NOT NULL CHECK (state IN ('unpaid', 'approved', 'paid', 'failed', 'closed')),
  -- What the payer chose to let happen, for the page.
  action      text,
  transaction text,
  paid_minor  integer,
  paid_at     timestamptz,
  -- From when on the cashier tells of it, by answer and by notice.
  told_from   timestamptz,
  CHECK ((state = 'paid') = (transaction IS NOT NULL))
);

-- Coins that became beans (K17, D44), and the agreement that was ticked for it (V35).
CREATE TABLE coin_exchange (
  exchange_id text PRIMARY KEY,
  uid         text NOT NULL REFERENCES member,
  coins       bigint NOT NULL CHECK (coins > 0),
  beans       bigint NOT NULL CHECK (beans > 0),
  -- Version of the exchange agreement in force at that moment (S39).
  agreement   text NOT NULL CHECK (agreement <> ''),
  created_at  timestamptz NOT NULL
);
CREATE INDEX coin_exchange_mine ON coin_exchange (uid, created_at DESC, exchange_id DESC);

-- Packs of dangwu vouchers on sale (D71), listed in seeds/money/dangwu.sql. A voucher is worth one yuan of beans.
CREATE TABLE dangwu_goods (
  goods_id text PRIMARY KEY,
  name     text NOT NULL CHECK (name <> ''),
  -- Vouchers in it.
  gives    integer NOT NULL CHECK (gives > 0),
  -- Fen.
  minor    integer NOT NULL CHECK (minor > 0),
  place    integer NOT NULL UNIQUE
);

-- Vouchers that became beans, and the agreement that was ticked for it (V35).
CREATE TABLE dangwu_spending (
  spending_id text PRIMARY KEY,
  uid         text NOT NULL REFERENCES member,
  vouchers    bigint NOT NULL CHECK (vouchers > 0),
  beans       bigint NOT NULL CHECK (beans > 0),
  -- Version of the service agreement in force at that moment (S39).
  agreement   text NOT NULL CHECK (agreement <> ''),
  created_at  timestamptz NOT NULL
);
CREATE INDEX dangwu_spending_mine ON dangwu_spending (uid, created_at DESC, spending_id DESC);

-- Red packets (domain 3.3, D20): one engine, three scenes.
CREATE TABLE red_packet (
  packet_id   text PRIMARY KEY,
  -- 1 of a class group, 2 a live bag, 3 a rain.
  scene       smallint NOT NULL CHECK (scene IN (1, 2, 3)),
  -- The group of a class packet, the live session of the others.
  place_id    text NOT NULL,
  -- Of the live session; empty for a group.
  channel_id  text NOT NULL,
  room        text NOT NULL REFERENCES room,
  sender      text NOT NULL REFERENCES member,
  kind        text NOT NULL CHECK (kind IN ('random', 'ordinary')),
  count       integer NOT NULL CHECK (count > 0),
  -- Beans in all, or gifts in all when a gift is named.
  total       bigint NOT NULL CHECK (total >= count),
  gift_id     text REFERENCES gift,
  blessing    text NOT NULL,
  conditions  jsonb NOT NULL,
  -- How often one member may catch; 1 but for rain.
  per_user    integer NOT NULL CHECK (per_user > 0),
  -- N01: the hash is published at once, the seed when the packet has ended.
  split_hash  text NOT NULL,
  split_seed  text NOT NULL,
  -- The beans, in an account of their own (M10: nothing of another packet can ever get in); null for gifts.
  hold_id     text REFERENCES wallet_hold UNIQUE,
  claimed     integer NOT NULL DEFAULT 0,
  claimed_sum bigint NOT NULL DEFAULT 0,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'all_claimed', 'expired_refunded')),
  created_at  timestamptz NOT NULL,
  starts_at   timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL CHECK (expires_at > starts_at),
  ended_at    timestamptz,
  CHECK (claimed BETWEEN 0 AND count),
  CHECK (claimed_sum BETWEEN claimed AND total),
  CHECK ((state = 'all_claimed') = (claimed = count)),
  CHECK (state <> 'all_claimed' OR claimed_sum = total),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK ((gift_id IS NULL) = (hold_id IS NOT NULL))
) WITH (fillfactor = 70);
CREATE INDEX red_packet_open ON red_packet (scene, place_id, created_at) WHERE state = 'open';
-- It rains once at a time in a live session.
CREATE UNIQUE INDEX red_packet_rain ON red_packet (place_id) WHERE scene = 3 AND state = 'open';

-- Shares as they are handed out: drawn and shuffled with the packet, taken in the order of their places.
CREATE TABLE red_packet_share (
  packet_id  text NOT NULL REFERENCES red_packet,
  place      integer NOT NULL CHECK (place > 0),
  amount     bigint NOT NULL CHECK (amount > 0),
  uid        text REFERENCES member,
  -- Which catch of the member's took it; 1 but for rain.
  tap        integer,
  -- An intent takes once for ever (D77), whatever packet it names the second time. Kept here and not by `once`: the share
  -- answers its repeats, and a grab in a rush writes one row less.
  request_id text,
  claimed_at timestamptz,
  PRIMARY KEY (packet_id, place),
  CHECK ((uid IS NULL) = (tap IS NULL) AND (uid IS NULL) = (request_id IS NULL) AND (uid IS NULL) = (claimed_at IS NULL))
) WITH (fillfactor = 50);
CREATE UNIQUE INDEX red_packet_share_once ON red_packet_share (packet_id, uid, tap) WHERE uid IS NOT NULL;
CREATE UNIQUE INDEX red_packet_share_intent ON red_packet_share (uid, request_id) WHERE uid IS NOT NULL;

-- Every catch in a rain, those with nothing in them too: they count towards what a member may catch.
CREATE TABLE red_packet_tap (
  packet_id  text NOT NULL REFERENCES red_packet,
  uid        text NOT NULL REFERENCES member,
  tap        integer NOT NULL CHECK (tap > 0),
  request_id text NOT NULL,
  amount     bigint NOT NULL CHECK (amount >= 0),
  -- The member's catches so far and the beans in them, this one included: so a repeat is answered as before.
  taps       integer NOT NULL CHECK (taps > 0),
  sum        bigint NOT NULL CHECK (sum >= amount),
  at         timestamptz NOT NULL,
  PRIMARY KEY (packet_id, uid, tap),
  UNIQUE (uid, request_id)
);

-- What a member was rewarded for (domain 3.2): each reason once for ever, by its key.
CREATE TABLE reward_grant (
  grant_id   text PRIMARY KEY,
  uid        text NOT NULL REFERENCES member,
  kind       text NOT NULL
             CHECK (kind IN ('newcomer', 'guidance', 'first_post', 'first_video', 'invite', 'sign_in')),
  -- The friend of an invite, the day of a sign-in (YYYY-MM-DD in Asia/Shanghai); empty for what is given once.
  subject    text NOT NULL,
  beans      integer NOT NULL CHECK (beans > 0),
  credits    integer NOT NULL CHECK (credits >= 0),
  -- How many days in a row a sign-in was.
  streak     integer CHECK (streak > 0),
  granted_at timestamptz NOT NULL,
  UNIQUE (uid, kind, subject),
  CHECK ((subject <> '') = (kind IN ('invite', 'sign_in'))),
  CHECK ((streak IS NOT NULL) = (kind = 'sign_in')),
  CHECK (kind <> 'sign_in' OR subject ~ '^\d{4}-\d\d-\d\d$')
);

-- Made when a member first looks for it.
CREATE TABLE invite_code (
  uid  text PRIMARY KEY REFERENCES member,
  code text NOT NULL UNIQUE CHECK (code ~ '^[2-9A-HJ-NP-Z]{8}$')
);

-- Who invited whom (K24): a friend has one inviter in the whole system.
CREATE TABLE invite (
  friend_uid   text PRIMARY KEY REFERENCES member,
  inviter_uid  text NOT NULL REFERENCES member CHECK (inviter_uid <> friend_uid),
  joined_at    timestamptz NOT NULL,
  -- When the friend finished the guidance, which pays the inviter (D51).
  completed_at timestamptz CHECK (completed_at >= joined_at),
  -- When it was found, at the end of the hold, that both came from one place: then nobody is paid.
  refused_at   timestamptz CHECK (refused_at >= completed_at)
);
-- Two members cannot have invited each other, not even at the same moment.
CREATE UNIQUE INDEX invite_pair ON invite (least(friend_uid, inviter_uid), greatest(friend_uid, inviter_uid));
CREATE INDEX invite_inviter ON invite (inviter_uid, joined_at DESC);

-- From where members invited and were invited (K24): digests of network addresses and of what browsers keep.
CREATE TABLE invite_origin (
  uid     text NOT NULL REFERENCES member,
  origin  text NOT NULL CHECK (origin <> ''),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (uid, origin)
);
CREATE INDEX invite_origin_age ON invite_origin (seen_at);

-- What channels sell in their live sessions (E29).
CREATE TABLE shop_product (
  product_id    text PRIMARY KEY,
  channel_id    text NOT NULL REFERENCES channel,
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
  created_at    timestamptz NOT NULL,
  CHECK (num_nonnulls(group_minor, group_need, group_minutes) IN (0, 3))
);
CREATE INDEX shop_product_channel ON shop_product (channel_id, created_at);

-- A group that buys together. It keeps the terms it was opened with.
CREATE TABLE group_purchase (
  tuangou_id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES shop_product,
  live_id    text NOT NULL REFERENCES live,
  minor      integer NOT NULL CHECK (minor > 0),
  need       integer NOT NULL CHECK (need > 1),
  joined     integer NOT NULL DEFAULT 0 CHECK (joined BETWEEN 0 AND need),
  opened_at  timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL CHECK (ends_at > opened_at),
  -- `reached`: full, for good; `over`: its time ran out before that.
  state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'reached', 'over')),
  CHECK ((state = 'reached') = (joined = need))
);
-- In a live session a product has one group at a time; a next one only after one that came to nothing.
CREATE UNIQUE INDEX group_purchase_now ON group_purchase (live_id, product_id) WHERE state <> 'over';
CREATE INDEX group_purchase_product ON group_purchase (product_id) WHERE state <> 'over';

CREATE TABLE group_purchase_member (
  tuangou_id text NOT NULL REFERENCES group_purchase,
  uid        text NOT NULL REFERENCES member,
  -- 1 for who opened it.
  place      integer NOT NULL CHECK (place > 0),
  joined_at  timestamptz NOT NULL,
  -- Version of the service agreement that was ticked on joining (V35, S39); null for those who joined before it was kept.
  agreement  text CHECK (agreement <> ''),
  PRIMARY KEY (tuangou_id, uid),
  UNIQUE (tuangou_id, place)
);
CREATE INDEX group_purchase_member_uid ON group_purchase_member (uid);
