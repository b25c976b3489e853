-- Red packets (domain 3.3, D20): one engine, three scenes. Times are UTC ms.
CREATE TABLE red_packet (
  packet_id   text PRIMARY KEY,
  -- 1 of a class group, 2 a live bag, 3 a rain.
  scene       smallint NOT NULL CHECK (scene IN (1, 2, 3)),
  -- The group of a class packet, the lesson of the others.
  place_id    text NOT NULL,
  -- Of the lesson; empty for a group.
  channel_id  text NOT NULL,
  room        text NOT NULL,
  sender      text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('random', 'ordinary')),
  count       integer NOT NULL CHECK (count > 0),
  -- Beans in all, or gifts in all when a gift is named.
  total       bigint NOT NULL CHECK (total >= count),
  gift_id     text,
  blessing    text NOT NULL,
  conditions  jsonb NOT NULL,
  -- How often one member may catch; 1 but for rain.
  per_user    integer NOT NULL CHECK (per_user > 0),
  -- N01: the hash is published at once, the seed when the packet has ended.
  split_hash  text NOT NULL,
  split_seed  text NOT NULL,
  -- The beans, in an account of their own (M10: nothing of another packet can ever get in); null for gifts.
  hold_id     text UNIQUE,
  claimed     integer NOT NULL DEFAULT 0,
  claimed_sum bigint NOT NULL DEFAULT 0,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'all_claimed', 'expired_refunded')),
  created_at  bigint NOT NULL,
  starts_at   bigint NOT NULL,
  expires_at  bigint NOT NULL CHECK (expires_at > starts_at),
  ended_at    bigint,
  CHECK (claimed BETWEEN 0 AND count),
  CHECK (claimed_sum BETWEEN claimed AND total),
  CHECK ((state = 'all_claimed') = (claimed = count)),
  CHECK (state <> 'all_claimed' OR claimed_sum = total),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK ((gift_id IS NULL) = (hold_id IS NOT NULL))
) WITH (fillfactor = 70);
CREATE INDEX red_packet_open ON red_packet (scene, place_id, created_at) WHERE state = 'open';
-- It rains once at a time in a lesson.
CREATE UNIQUE INDEX red_packet_rain ON red_packet (place_id) WHERE scene = 3 AND state = 'open';

-- Shares as they are handed out: drawn and shuffled with the packet, taken in the order of their places.
CREATE TABLE red_packet_share (
  packet_id  text NOT NULL REFERENCES red_packet,
  place      integer NOT NULL CHECK (place > 0),
  amount     bigint NOT NULL CHECK (amount > 0),
  uid        text,
  -- Which catch of the member's took it; 1 but for rain.
  tap        integer,
  -- An intent takes once for ever (D77), whatever packet it names the second time.
  request_id text,
  claimed_at bigint,
  PRIMARY KEY (packet_id, place),
  CHECK ((uid IS NULL) = (tap IS NULL) AND (uid IS NULL) = (request_id IS NULL) AND (uid IS NULL) = (claimed_at IS NULL))
) WITH (fillfactor = 50);
CREATE UNIQUE INDEX red_packet_share_once ON red_packet_share (packet_id, uid, tap) WHERE uid IS NOT NULL;
CREATE UNIQUE INDEX red_packet_share_intent ON red_packet_share (uid, request_id) WHERE uid IS NOT NULL;

-- Every catch in a rain, those with nothing in them too: they count towards what a member may catch.
CREATE TABLE red_packet_tap (
  packet_id  text NOT NULL REFERENCES red_packet,
  uid        text NOT NULL,
  tap        integer NOT NULL CHECK (tap > 0),
  request_id text NOT NULL,
  amount     bigint NOT NULL CHECK (amount >= 0),
  -- The member's catches so far and the beans in them, this one included: so a repeat is answered as before.
  taps       integer NOT NULL CHECK (taps > 0),
  sum        bigint NOT NULL CHECK (sum >= amount),
  at         bigint NOT NULL,
  PRIMARY KEY (packet_id, uid, tap),
  UNIQUE (uid, request_id)
);
