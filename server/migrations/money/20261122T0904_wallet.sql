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
  note       text NOT NULL,
  actor      text NOT NULL,
  -- Once per actor and kind (D77); null for what can happen once only by its own state.
  request_id text,
  -- Of what was asked for: a repeat with another is refused (invariant 6).
  body_hash  text NOT NULL,
  -- UTC ms.
  at         bigint NOT NULL,
  UNIQUE (actor, kind, request_id)
);

-- What a foreign key asks for each row, triggers below ask for all rows of a statement
-- (docs/decisions/2026-11-22-money-in-sets.md). That nothing they name disappears later, tables from which nothing is
-- deleted see to.
CREATE TABLE wallet_entry (
  id            bigint GENERATED ALWAYS AS IDENTITY,
  journal_id    text COLLATE "C" NOT NULL,
  account_id    text COLLATE "C" NOT NULL,
  amount        bigint NOT NULL CHECK (amount <> 0),
  -- Of members' accounts only (invariant 9).
  balance_after bigint CHECK (balance_after >= 0),
  -- Nobody looks an entry up by its number alone: one index less for each entry.
  PRIMARY KEY (account_id, id) INCLUDE (amount),
  UNIQUE (journal_id, account_id)
);

-- Beans that came in together and expire together (D42); every change of `remaining` holds the account's lock.
CREATE TABLE wallet_lot (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL CHECK (account_id LIKE 'user:%:BEAN'),
  journal_id text COLLATE "C" NOT NULL,
  source     text NOT NULL CHECK (source <> ''),
  amount     bigint NOT NULL CHECK (amount > 0),
  remaining  bigint NOT NULL CHECK (remaining BETWEEN 0 AND amount),
  -- UTC ms, the first moment at which it is worth nothing; null never.
  expires_at bigint,
  UNIQUE (journal_id, account_id)
) WITH (fillfactor = 70);
CREATE INDEX wallet_lot_open ON wallet_lot (account_id, expires_at, id) WHERE remaining > 0;
CREATE INDEX wallet_lot_due ON wallet_lot (expires_at) WHERE remaining > 0;

-- Which lots a debit drew from; negative where a release gave back.
CREATE TABLE wallet_lot_use (
  entry_id bigint NOT NULL,
  lot_id   bigint NOT NULL,
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
  -- UTC ms; null waits for ever.
  expires_at bigint,
  CHECK (captured + released <= amount),
  CHECK ((state = 'reserved') = (captured + released < amount)),
  CHECK ((state = 'captured') = (captured = amount))
);
CREATE INDEX wallet_hold_open ON wallet_hold (account_id) WHERE state = 'reserved';
CREATE INDEX wallet_hold_due ON wallet_hold (expires_at) WHERE state = 'reserved';

-- What each night's check of reconciliation found (N04, invariants 1 to 3).
CREATE TABLE wallet_check (
  -- UTC ms.
  at      bigint PRIMARY KEY,
  ok      boolean NOT NULL,
  -- How many balances, lots and holds did not agree with their entries.
  drifted bigint NOT NULL CHECK (drifted >= 0)
);

-- Whom was told what about beans that expire: once per member, date and step (K26).
CREATE TABLE wallet_expiry_notice (
  account_id text COLLATE "C" NOT NULL REFERENCES wallet_account,
  -- Of the lots, UTC ms.
  expires_at bigint NOT NULL,
  -- Days before it.
  step       smallint NOT NULL CHECK (step IN (30, 7, 1)),
  -- UTC ms.
  told_at    bigint NOT NULL,
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
-- In all functions here: a plan is kept as long as its connection, so it must be right for tables of any size.
CREATE FUNCTION wallet_journals_are_whole() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  broken text;
BEGIN
  SELECT id INTO broken FROM fresh
  WHERE NOT EXISTS (SELECT 1 FROM wallet_entry WHERE journal_id = fresh.id) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'journal % has no entries', broken USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_journal_whole AFTER INSERT ON wallet_journal REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_journals_are_whole();

CREATE FUNCTION wallet_entries_are_whole() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  broken text;
BEGIN
  SELECT journal_id INTO broken FROM fresh
  GROUP BY journal_id, split_part(account_id, ':', 3) HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the entries of journal % do not add up to 0', broken USING ERRCODE = 'check_violation';
  END IF;
  SELECT journal_id INTO broken FROM fresh
  WHERE NOT EXISTS (SELECT 1 FROM wallet_journal WHERE id = fresh.journal_id)
    OR NOT EXISTS (SELECT 1 FROM wallet_account WHERE id = fresh.account_id) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'an entry of % names nothing that is there', broken USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_entry_whole AFTER INSERT ON wallet_entry REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_entries_are_whole();

CREATE FUNCTION wallet_lots_are_whole() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  broken text;
BEGIN
  -- The entry that brought the beans in names journal and account, and is of the same amount.
  SELECT journal_id INTO broken FROM fresh
  WHERE NOT EXISTS (SELECT 1 FROM wallet_entry entry WHERE entry.journal_id = fresh.journal_id
    AND entry.account_id = fresh.account_id AND entry.amount = fresh.amount) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'no entry of journal % fills a lot', broken USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_lot_whole AFTER INSERT ON wallet_lot REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_lots_are_whole();

-- A lot is used by an entry of its own account.
CREATE FUNCTION wallet_lot_uses_are_whole() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  broken bigint;
BEGIN
  SELECT entry_id INTO broken FROM fresh
  WHERE NOT EXISTS (SELECT 1 FROM wallet_lot lot JOIN wallet_entry entry ON entry.account_id = lot.account_id
    WHERE lot.id = fresh.lot_id AND entry.id = fresh.entry_id) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'entry % uses no lot of its account', broken USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_lot_use_whole AFTER INSERT ON wallet_lot_use REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_lot_uses_are_whole();

-- Writes journals with their entries, balances and lots, all in one statement, and says how many are new: one whose
-- request_id was used before is left out with all that belongs to it. Several have no request_ids. The caller holds the locks of the members' accounts; accounts that are summed are opened on the way.
-- given: {journals: [{id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at}],
--   entries: [{journal, account, amount, after}], opened: [account],
--   moved: [{account, amount}] and drawn: [{lot, amount}], what all entries do to one account or lot together,
--   uses: [{entry, lot, amount}] where entry counts the entries given, lots: [{account, journal, source, amount, expires_at}]}
CREATE FUNCTION wallet_write(given jsonb) RETURNS int LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
  SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  wanted  int := jsonb_array_length(given -> 'journals');
  -- Known before the entries are written, so that their uses need not look for them.
  numbers bigint[] := ARRAY(SELECT nextval('wallet_entry_id_seq')
    FROM generate_series(1, jsonb_array_length(given -> 'entries')));
  written int;
BEGIN
  WITH journal AS (
    INSERT INTO wallet_journal (id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at)
    SELECT id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at
    FROM jsonb_to_recordset(given -> 'journals') AS journal (id text, kind text, cause_type text, cause_id text,
      note text, actor text, request_id text, body_hash text, at bigint)
    ON CONFLICT (actor, kind, request_id) DO NOTHING RETURNING id
  ), fresh AS MATERIALIZED (
    SELECT count(*) AS n FROM journal
  ), opened AS (
    INSERT INTO wallet_account (id, owner_kind, owner_id, currency)
    SELECT id, split_part(id, ':', 1), split_part(id, ':', 2), split_part(id, ':', 3)
    FROM jsonb_array_elements_text(given -> 'opened') AS opened (id)
    WHERE wanted = (SELECT n FROM fresh) ON CONFLICT DO NOTHING
  ), moved AS (
    UPDATE wallet_account SET balance = balance + moved.amount
    FROM jsonb_to_recordset(given -> 'moved') AS moved (account text, amount bigint)
    WHERE id = moved.account AND wanted = (SELECT n FROM fresh)
  ), entry AS (
    INSERT INTO wallet_entry (id, journal_id, account_id, amount, balance_after) OVERRIDING SYSTEM VALUE
    SELECT numbers[n], journal, account, amount, after
    FROM ROWS FROM (jsonb_to_recordset(given -> 'entries')
      AS (journal text, account text, amount bigint, after bigint)) WITH ORDINALITY AS entry (journal, account, amount, after, n)
    WHERE wanted = (SELECT n FROM fresh)
  ), drawn AS (
    UPDATE wallet_lot SET remaining = remaining - drawn.amount
    FROM jsonb_to_recordset(given -> 'drawn') AS drawn (lot bigint, amount bigint)
    WHERE id = drawn.lot AND wanted = (SELECT n FROM fresh)
  ), used AS (
    INSERT INTO wallet_lot_use (entry_id, lot_id, amount)
    SELECT numbers[entry], lot, amount
    FROM jsonb_to_recordset(given -> 'uses') AS used (entry int, lot bigint, amount bigint)
    WHERE wanted = (SELECT n FROM fresh)
  ), lot AS (
    INSERT INTO wallet_lot (account_id, journal_id, source, amount, remaining, expires_at)
    SELECT account, journal, source, amount, amount, expires_at
    FROM jsonb_to_recordset(given -> 'lots')
      AS lot (account text, journal text, source text, amount bigint, expires_at bigint)
    WHERE wanted = (SELECT n FROM fresh)
  )
  SELECT n INTO written FROM fresh;
  RETURN written;
END $$;

-- Beans of a packet reach many members by two calls: one locks, one writes.

-- Locks a hold, then members' accounts of beans, opening those that are not there. Says what the hold was, and when the
-- first of what lies in the accounts expires. No row when there is no such hold.
CREATE FUNCTION wallet_hand_out_lock(hold text, accounts text[]) RETURNS TABLE (currency text, amount bigint,
  captured bigint, released bigint, expires_at bigint, next_expiry bigint) LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
  SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  SELECT split_part(account_id, ':', 3), held.amount, held.captured, held.released, held.expires_at
  INTO currency, amount, captured, released, expires_at
  FROM wallet_hold AS held WHERE id = hold FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  -- Opened before any is locked, and in the order of their ids, as everywhere.
  IF (SELECT count(*) FROM unnest(accounts) AS wanted (id) JOIN wallet_account USING (id)) < cardinality(accounts) THEN
    INSERT INTO wallet_account (id, owner_kind, owner_id, currency, balance)
    SELECT id, split_part(id, ':', 1), split_part(id, ':', 2), split_part(id, ':', 3), 0
    FROM unnest(accounts) AS wanted (id) ORDER BY id COLLATE "C" ON CONFLICT DO NOTHING;
  END IF;
  PERFORM 1 FROM unnest(accounts) AS wanted (id) JOIN wallet_account AS account USING (id)
    ORDER BY account.id FOR NO KEY UPDATE OF account;
  -- By a statement of its own: it sees what was written before the locks were had.
  SELECT min(first.expires_at) INTO next_expiry FROM unnest(accounts) AS wanted (id) CROSS JOIN LATERAL (
    SELECT lot.expires_at FROM wallet_lot AS lot WHERE account_id = wanted.id AND remaining > 0
    ORDER BY lot.expires_at LIMIT 1
  ) AS first;
  RETURN NEXT;
END $$;

-- Writes one journal that takes from a hold and gives to many, with their entries, balances and lots. The caller holds
-- the locks of the hold and of the accounts, each of which appears once.
CREATE FUNCTION wallet_hand_out_write(journal jsonb, hold text, accounts text[], amounts bigint[], source text,
  expiry bigint, rest_state text) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
  SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  number text := journal ->> 'id';
BEGIN
  WITH written AS (
    INSERT INTO wallet_journal (id, kind, cause_type, cause_id, note, actor, body_hash, at)
    VALUES (number, journal ->> 'kind', journal ->> 'cause_type', journal ->> 'cause_id', journal ->> 'note',
      journal ->> 'actor', '', (journal ->> 'at')::bigint)
  ), share AS (
    SELECT account, amount FROM unnest(accounts, amounts) AS share (account, amount)
  ), paid AS (
    UPDATE wallet_account SET balance = balance + share.amount
    FROM share WHERE id = share.account RETURNING id, share.amount, balance
  ), entry AS (
    INSERT INTO wallet_entry (journal_id, account_id, amount, balance_after)
    SELECT number, id, amount, balance FROM paid
    UNION ALL SELECT number, 'hold:' || hold || ':BEAN', -sum(amount)::bigint, NULL::bigint FROM share
  ), held AS (
    UPDATE wallet_hold SET captured = captured + (SELECT sum(amount) FROM share), state = rest_state WHERE id = hold
  )
  INSERT INTO wallet_lot (account_id, journal_id, source, amount, remaining, expires_at)
  SELECT id, number, source, amount, amount, expiry FROM paid;
END $$;
