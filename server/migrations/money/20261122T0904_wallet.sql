-- Double entry (domain 3.2). The id names owner and currency, so nobody has to look an account up before
-- writing to it, and sorting by id gives everybody the same lock order.
CREATE TABLE wallet_account (
  id         text COLLATE "C" PRIMARY KEY,
  owner_kind text NOT NULL CHECK (owner_kind IN ('user', 'system', 'channel', 'hold')),
  owner_id   text NOT NULL CHECK (owner_id ~ '^[\w-]{1,64}$'),
  currency   text NOT NULL CHECK (currency IN ('BEAN', 'COIN', 'DANGWU', 'CREDIT')),
  -- Of members only: their row is locked while money moves. The other accounts are hot and are summed instead.
  balance    bigint CHECK (balance BETWEEN 0 AND 9007199254740991),
  CHECK ((owner_kind = 'user') = (balance IS NOT NULL)),
  CHECK (id = owner_kind || ':' || owner_id || ':' || currency)
) WITH (fillfactor = 70);

CREATE TABLE wallet_journal (
  id         text COLLATE "C" PRIMARY KEY,
  kind       text NOT NULL CHECK (kind <> ''),
  cause_type text NOT NULL,
  cause_id   text NOT NULL,
  -- A key and its values, put into words by whoever reads the statement; null where the kind says it all.
  note       jsonb CHECK (note ? 'key'),
  actor      text NOT NULL,
  -- Once per actor and kind (D77); null for what can happen once only by its own state.
  request_id text,
  -- Of what was asked for: a repeat with another is refused (invariant 6).
  body_hash  text NOT NULL,
  at         timestamptz NOT NULL,
  UNIQUE (actor, kind, request_id)
);

CREATE TABLE wallet_entry (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal_id    text COLLATE "C" NOT NULL REFERENCES wallet_journal,
  account_id    text COLLATE "C" NOT NULL REFERENCES wallet_account,
  amount        bigint NOT NULL CHECK (amount <> 0),
  -- Of members' accounts only (invariant 9).
  balance_after bigint CHECK (balance_after >= 0),
  UNIQUE (journal_id, account_id)
);
CREATE INDEX wallet_entry_of_account ON wallet_entry (account_id, id) INCLUDE (amount);

-- Beans that came in together and expire together (D42); every change of `remaining` holds the account's lock.
CREATE TABLE wallet_lot (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL CHECK (account_id LIKE 'user:%:BEAN'),
  journal_id text COLLATE "C" NOT NULL,
  source     text NOT NULL CHECK (source <> ''),
  amount     bigint NOT NULL CHECK (amount > 0),
  remaining  bigint NOT NULL CHECK (remaining BETWEEN 0 AND amount),
  -- The first moment at which it is worth nothing; null never.
  expires_at timestamptz,
  UNIQUE (journal_id, account_id),
  -- What brought the beans in.
  FOREIGN KEY (journal_id, account_id) REFERENCES wallet_entry (journal_id, account_id)
) WITH (fillfactor = 70);
CREATE INDEX wallet_lot_open ON wallet_lot (account_id, expires_at, id) WHERE remaining > 0;
CREATE INDEX wallet_lot_due ON wallet_lot (expires_at) WHERE remaining > 0;

-- Which lots a debit drew from; negative where a release gave back.
CREATE TABLE wallet_lot_use (
  entry_id bigint NOT NULL REFERENCES wallet_entry,
  lot_id   bigint NOT NULL REFERENCES wallet_lot,
  amount   bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (entry_id, lot_id)
);
CREATE INDEX wallet_lot_use_lot ON wallet_lot_use (lot_id);

-- Money set aside in an account of its own until what it is for has happened, or has not.
CREATE TABLE wallet_hold (
  id         text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES wallet_account,
  journal_id text COLLATE "C" NOT NULL UNIQUE REFERENCES wallet_journal,
  amount     bigint NOT NULL CHECK (amount > 0),
  captured   bigint NOT NULL DEFAULT 0 CHECK (captured >= 0),
  released   bigint NOT NULL DEFAULT 0 CHECK (released >= 0),
  state      text NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'captured', 'released', 'expired')),
  -- Null waits for ever.
  expires_at timestamptz,
  CHECK (captured + released <= amount),
  CHECK ((state = 'reserved') = (captured + released < amount)),
  CHECK ((state = 'captured') = (captured = amount))
);
CREATE INDEX wallet_hold_open ON wallet_hold (account_id) WHERE state = 'reserved';
CREATE INDEX wallet_hold_due ON wallet_hold (expires_at) WHERE state = 'reserved';

-- What each night's check of reconciliation found (N04, invariants 1 to 3).
CREATE TABLE wallet_check (
  at      timestamptz PRIMARY KEY,
  ok      boolean NOT NULL,
  -- How many balances, lots and holds did not agree with their entries.
  drifted bigint NOT NULL CHECK (drifted >= 0)
);

-- Whom was told what about beans that expire: once per member, date and step (K26).
CREATE TABLE wallet_expiry_notice (
  account_id text COLLATE "C" NOT NULL REFERENCES wallet_account,
  -- Of the lots.
  expires_at timestamptz NOT NULL,
  -- Days before it.
  step       smallint NOT NULL CHECK (step IN (30, 7, 1)),
  told_at    timestamptz NOT NULL,
  PRIMARY KEY (account_id, expires_at, step)
);

-- A journal is undone once at most, whoever asks; see wallet_is_immutable.
CREATE UNIQUE INDEX wallet_journal_reversed ON wallet_journal (cause_id) WHERE kind = 'reversal';

-- A mistake is a reversing journal, never a change.
CREATE FUNCTION wallet_is_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what % says is final', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER wallet_journal_final BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_journal
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_immutable();
CREATE TRIGGER wallet_entry_final BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_entry
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_immutable();
CREATE TRIGGER wallet_lot_use_final BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_lot_use
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_immutable();

CREATE TRIGGER wallet_account_stays BEFORE DELETE OR TRUNCATE ON wallet_account
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_immutable();
CREATE TRIGGER wallet_lot_stays BEFORE DELETE OR TRUNCATE ON wallet_lot
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_immutable();

-- Invariant 1: a journal is written with its entries by one statement, and they add up to 0 in each currency. An id
-- of an account ends with its currency.
-- Where these look at a table they do so by EXECUTE, which is planned each time: a kept plan would outlive the size that it
-- was made for. And each row looks for its own by a subquery, which an index answers; a join may read the whole table.
CREATE FUNCTION wallet_journals_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text;
BEGIN
  EXECUTE 'SELECT id FROM fresh
    WHERE (SELECT count(*) FROM wallet_entry WHERE journal_id = fresh.id) = 0 LIMIT 1' INTO broken;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'journal % has no entries', broken USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_journal_whole AFTER INSERT ON wallet_journal REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_journals_are_whole();

CREATE FUNCTION wallet_entries_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text;
BEGIN
  SELECT journal_id INTO broken FROM fresh
  GROUP BY journal_id, split_part(account_id, ':', 3) HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the entries of journal % do not add up to 0', broken USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_entry_whole AFTER INSERT ON wallet_entry REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_entries_are_whole();

-- A lot holds what its entry brought in.
CREATE FUNCTION wallet_lots_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text;
BEGIN
  EXECUTE 'SELECT journal_id FROM fresh WHERE amount <> (
      SELECT amount FROM wallet_entry WHERE journal_id = fresh.journal_id AND account_id = fresh.account_id
    ) LIMIT 1' INTO broken;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'no entry of journal % fills a lot', broken USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_lot_whole AFTER INSERT ON wallet_lot REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_lots_are_whole();

-- A lot is used by an entry of its own account.
CREATE FUNCTION wallet_lot_uses_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken bigint;
BEGIN
  EXECUTE 'SELECT entry_id FROM fresh WHERE (SELECT account_id FROM wallet_entry WHERE id = fresh.entry_id)
    <> (SELECT account_id FROM wallet_lot WHERE id = fresh.lot_id) LIMIT 1' INTO broken;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'entry % uses no lot of its account', broken USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_lot_use_whole AFTER INSERT ON wallet_lot_use REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_lot_uses_are_whole();

-- Members who have opened their bean statement (K23).
CREATE TABLE wallet_opening (
  uid       text PRIMARY KEY REFERENCES member,
  opened_at timestamptz NOT NULL
);

-- Writes journals with their entries, balances, lots and holds: the only writer of the ledger, one call however many they
-- are. False when a request_id was used before: then nothing is written. Several have no request_ids. The caller holds
-- the locks of the holds and of the members' accounts; accounts that are summed are opened on the way.
-- What is joined to a table goes through EXECUTE, too, by arrays whose length the planner then knows; the others only
-- insert, and have one plan whatever the size.
-- journals: [{id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at}]
-- entries: [{journal, account, amount, after}], opened: the summed accounts among them
-- moved, moves: members' accounts, and what all entries do to each; drawn, draws: the same of lots
-- uses: [{n, lot, amount}] where n counts the entries, lots: [{account, journal, source, amount, expires_at}]
-- holds: [{id, account, journal, amount, expires_at}] that are made, changes: [{id, captured, released, state}]
CREATE FUNCTION wallet_write(journals jsonb, entries jsonb, opened text[], moved text[], moves bigint[], drawn bigint[],
  draws bigint[], uses jsonb, lots jsonb, holds jsonb, changes jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  -- Known before the entries are written, so that their uses need not look for them.
  numbers bigint[] := ARRAY(SELECT nextval('wallet_entry_id_seq') FROM generate_series(1, jsonb_array_length(entries)));
BEGIN
  WITH journal AS (
    INSERT INTO wallet_journal (id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at)
    SELECT id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at
    FROM jsonb_to_recordset(journals) AS journal (id text, kind text, cause_type text, cause_id text, note jsonb,
      actor text, request_id text, body_hash text, at timestamptz)
    ON CONFLICT (actor, kind, request_id) DO NOTHING RETURNING id
  ), fresh AS MATERIALIZED (
    SELECT count(*) = jsonb_array_length(journals) AS is_new FROM journal
  ), account AS (
    INSERT INTO wallet_account (id, owner_kind, owner_id, currency)
    SELECT id, split_part(id, ':', 1), split_part(id, ':', 2), split_part(id, ':', 3) FROM unnest(opened) AS account (id)
    WHERE (SELECT is_new FROM fresh) ON CONFLICT DO NOTHING
  )
  INSERT INTO wallet_entry (id, journal_id, account_id, amount, balance_after) OVERRIDING SYSTEM VALUE
  SELECT numbers[n], journal, account, amount, after
  FROM ROWS FROM (jsonb_to_recordset(entries) AS (journal text, account text, amount bigint, after bigint))
    WITH ORDINALITY AS entry (journal, account, amount, after, n)
  WHERE (SELECT is_new FROM fresh);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF cardinality(moved) > 0 THEN
    EXECUTE 'UPDATE wallet_account SET balance = balance + moved.amount
      FROM unnest($1, $2) AS moved (account, amount) WHERE id = moved.account' USING moved, moves;
  END IF;
  IF cardinality(drawn) > 0 THEN
    EXECUTE 'UPDATE wallet_lot SET remaining = remaining - drawn.amount
      FROM unnest($1, $2) AS drawn (lot, amount) WHERE id = drawn.lot' USING drawn, draws;
    INSERT INTO wallet_lot_use (entry_id, lot_id, amount)
    SELECT numbers[n], lot, amount FROM jsonb_to_recordset(uses) AS used (n int, lot bigint, amount bigint);
  END IF;
  IF jsonb_array_length(lots) > 0 THEN
    INSERT INTO wallet_lot (account_id, journal_id, source, amount, remaining, expires_at)
    SELECT account, journal, source, amount, amount, expires_at
    FROM jsonb_to_recordset(lots)
      AS lot (account text, journal text, source text, amount bigint, expires_at timestamptz);
  END IF;
  IF jsonb_array_length(holds) > 0 THEN
    INSERT INTO wallet_hold (id, account_id, journal_id, amount, expires_at)
    SELECT id, account, journal, amount, expires_at
    FROM jsonb_to_recordset(holds)
      AS hold (id text, account text, journal text, amount bigint, expires_at timestamptz);
  END IF;
  IF jsonb_array_length(changes) > 0 THEN
    EXECUTE 'UPDATE wallet_hold AS hold
      SET captured = changed.captured, released = changed.released, state = changed.state
      FROM jsonb_to_recordset($1) AS changed (id text, captured bigint, released bigint, state text)
      WHERE hold.id = changed.id' USING changes;
  END IF;
  RETURN true;
END $$;
