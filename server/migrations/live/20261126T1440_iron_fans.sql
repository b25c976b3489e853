-- E16, D65: one iron-fan membership of each member in each channel, past ones included.
CREATE TABLE iron_fan (
  channel_id        text NOT NULL REFERENCES channel,
  uid               text NOT NULL REFERENCES member,
  plan              text NOT NULL CHECK (plan IN ('monthly', 'yearly', 'continuous_monthly', 'continuous_yearly')),
  -- A continuous plan that goes on: what each period costs as the member read it, in coins.
  auto              boolean NOT NULL,
  coins             integer CHECK (coins > 0),
  -- The plan from the end of the paid time on, and its price; null while it stays.
  next_plan         text CHECK (next_plan IN ('continuous_monthly', 'continuous_yearly')),
  next_coins        integer CHECK (next_coins > 0),
  started_at        timestamptz NOT NULL,
  expires_at        timestamptz NOT NULL,
  -- Charges that failed for the period to come, and when the last of them did.
  tries             smallint NOT NULL CHECK (tries BETWEEN 0 AND 3),
  tried_at          timestamptz,
  -- The member was told that it is about to end.
  warned            boolean NOT NULL,
  -- The member was told that it has ended.
  ended             boolean NOT NULL,
  renewed           boolean NOT NULL,
  -- The staff's last extension of the time that runs.
  extended_by       text REFERENCES member,
  extended_days     integer CHECK (extended_days > 0),
  extended_reason   text,
  -- The version of the service agreement that was accepted last (V35).
  agreement_version text NOT NULL,
  -- When the next step is due; null once it has ended.
  due_at            timestamptz,
  PRIMARY KEY (channel_id, uid),
  CHECK (NOT auto OR coins IS NOT NULL),
  CHECK ((next_plan IS NULL) = (next_coins IS NULL)),
  CHECK (next_plan IS NULL OR auto),
  CHECK (ended = (due_at IS NULL)),
  CHECK (NOT (ended AND auto)),
  CHECK ((extended_by IS NULL) = (extended_days IS NULL) AND (extended_by IS NULL) = (extended_reason IS NULL))
);
CREATE INDEX iron_fan_member ON iron_fan (uid);
CREATE INDEX iron_fan_due ON iron_fan (due_at) WHERE due_at IS NOT NULL;

-- The stretches of time of each membership, and why it has each: no moment is paid twice.
CREATE TABLE iron_fan_period (
  period_id         text PRIMARY KEY,
  channel_id        text NOT NULL,
  uid               text NOT NULL,
  from_at           timestamptz NOT NULL,
  until_at          timestamptz NOT NULL CHECK (until_at > from_at),
  cause             text NOT NULL CHECK (cause IN ('coins', 'order', 'charge', 'extension')),
  -- Null for an extension.
  plan              text CHECK (plan IN ('monthly', 'yearly', 'continuous_monthly', 'continuous_yearly')),
  -- What was paid in coins; null for the others.
  coins             integer CHECK (coins > 0),
  order_no          text UNIQUE,
  -- Who extended it, and why.
  by_uid            text REFERENCES member,
  reason            text,
  created_at        timestamptz NOT NULL,
  FOREIGN KEY (channel_id, uid) REFERENCES iron_fan,
  UNIQUE (channel_id, uid, from_at),
  CHECK ((cause IN ('coins', 'charge')) = (coins IS NOT NULL)),
  CHECK ((cause = 'order') = (order_no IS NOT NULL)),
  CHECK ((cause = 'extension') = (by_uid IS NOT NULL AND reason IS NOT NULL AND plan IS NULL))
);

-- What an order of the kind `iron_fan` is about, at the price of that moment.
CREATE TABLE iron_fan_sale (
  sale_id    text PRIMARY KEY,
  channel_id text NOT NULL REFERENCES channel,
  uid        text NOT NULL REFERENCES member,
  plan       text NOT NULL CHECK (plan IN ('monthly', 'yearly')),
  name       text NOT NULL,
  minor      bigint NOT NULL CHECK (minor > 0),
  currency   text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  agreement_version text NOT NULL,
  order_no   text UNIQUE,
  created_at timestamptz NOT NULL
);
