-- The catalogue. Names are the house's; the app shows its own words by `icon`.
CREATE TABLE gift (
  gift_id   text PRIMARY KEY,
  name      text NOT NULL CHECK (name <> ''),
  -- Beans (V18).
  price     integer NOT NULL CHECK (price > 0),
  icon      text NOT NULL,
  -- Panel it lies on: popular, luxury, fan.
  tab       text NOT NULL CHECK (tab IN ('popular', 'luxury', 'fan')),
  place     integer NOT NULL,
  -- Fan level that unlocks it; null for everybody.
  fan_level integer CHECK (fan_level > 0),
  UNIQUE (tab, place)
);
INSERT INTO gift (gift_id, name, price, icon, tab, place, fan_level) VALUES
  ('chalk',     '粉笔',   1,   'chalk',     'popular', 1, NULL),
  ('applause',  '掌声',   5,   'applause',  'popular', 2, NULL),
  ('goldbean',  '金豆',   10,  'goldbean',  'popular', 3, NULL),
  ('sunflower', '向日葵', 20,  'sunflower', 'popular', 4, NULL),
  ('candle',    '阳线',   38,  'candle',    'popular', 5, NULL),
  ('bull',      '金牛',   66,  'bull',      'popular', 6, NULL),
  ('crown',     '皇冠',   99,  'crown',     'luxury',  1, NULL),
  ('rocket',    '火箭',   188, 'rocket',    'luxury',  2, NULL),
  ('castle',    '城堡',   520, 'castle',    'luxury',  3, NULL),
  ('heart',     '真爱',   50,  'heart',     'fan',     1, 3);

-- Gifts somebody owns and may give without paying.
CREATE TABLE knapsack_item (
  uid     text NOT NULL,
  gift_id text NOT NULL REFERENCES gift,
  n       integer NOT NULL CHECK (n >= 0),
  PRIMARY KEY (uid, gift_id)
);

-- Everything that was given (E28). `beans` is what it cost the giver: 0 from the knapsack.
CREATE TABLE gift_send (
  send_id       text PRIMARY KEY,
  live_id       text NOT NULL,
  channel_id    text NOT NULL,
  uid           text NOT NULL,
  gift_id       text NOT NULL REFERENCES gift,
  n             integer NOT NULL CHECK (n > 0),
  beans         integer NOT NULL CHECK (beans >= 0),
  from_knapsack boolean NOT NULL,
  combo_id      text NOT NULL,
  media_ts      bigint,
  -- An intent gives once for ever, though its stored answer is forgotten after a day (D77).
  request_id    text NOT NULL,
  created_at    bigint NOT NULL,
  UNIQUE (uid, request_id),
  CHECK (from_knapsack = (beans = 0))
);
CREATE INDEX gift_send_live ON gift_send (live_id, created_at);

-- The running combo of a giver and a gift in a lesson.
CREATE TABLE gift_combo (
  live_id  text NOT NULL,
  uid      text NOT NULL,
  gift_id  text NOT NULL REFERENCES gift,
  combo_id text NOT NULL,
  n        bigint NOT NULL CHECK (n > 0),
  last_at  bigint NOT NULL,
  PRIMARY KEY (live_id, uid, gift_id)
);

-- Comments over the picture (K15, P03).
CREATE TABLE barrage (
  barrage_id text PRIMARY KEY,
  live_id    text NOT NULL,
  channel_id text NOT NULL,
  uid        text NOT NULL,
  text       text NOT NULL CHECK (text <> ''),
  media_ts   bigint,
  beans      integer NOT NULL CHECK (beans > 0),
  request_id text NOT NULL,
  created_at bigint NOT NULL,
  UNIQUE (uid, request_id)
);
CREATE INDEX barrage_live ON barrage (live_id, created_at);

-- Beans a member spent in a lesson, and when they reached that sum: the earlier goes first in the rank.
CREATE TABLE gift_total (
  live_id    text NOT NULL,
  uid        text NOT NULL,
  beans      bigint NOT NULL CHECK (beans > 0),
  reached_at bigint NOT NULL,
  PRIMARY KEY (live_id, uid)
);
CREATE INDEX gift_total_rank ON gift_total (live_id, beans DESC, reached_at, uid);
