-- Many payments are one write (docs/decisions/2026-11-22-money-in-sets.md): what was looked at for each row is looked at
-- once for all rows of a statement.

-- What a foreign key asks for each row, a trigger below asks for all rows of a statement. That nothing they name
-- disappears later, tables from which nothing is deleted see to.
ALTER TABLE wallet_entry
  DROP CONSTRAINT wallet_entry_journal_id_fkey,
  DROP CONSTRAINT wallet_entry_account_id_fkey;
ALTER TABLE wallet_lot
  DROP CONSTRAINT wallet_lot_journal_id_fkey,
  DROP CONSTRAINT wallet_lot_account_id_fkey;
ALTER TABLE wallet_lot_use
  DROP CONSTRAINT wallet_lot_use_entry_id_fkey,
  DROP CONSTRAINT wallet_lot_use_lot_id_fkey;
CREATE TRIGGER wallet_account_stays BEFORE DELETE OR TRUNCATE ON wallet_account
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_immutable();
CREATE TRIGGER wallet_lot_stays BEFORE DELETE OR TRUNCATE ON wallet_lot
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_immutable();

-- Invariant 1: a journal is written with its entries by one statement, and they add up to 0 in each currency. An id
-- of an account ends with its currency.
DROP TRIGGER wallet_journal_whole ON wallet_journal;
DROP FUNCTION wallet_journal_is_whole();
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

CREATE FUNCTION wallet_lot_uses_are_whole() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  broken bigint;
BEGIN
  SELECT entry_id INTO broken FROM fresh
  WHERE NOT EXISTS (SELECT 1 FROM wallet_entry WHERE id = fresh.entry_id)
    OR NOT EXISTS (SELECT 1 FROM wallet_lot WHERE id = fresh.lot_id) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'entry % uses no lot that is there', broken USING ERRCODE = 'foreign_key_violation';
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
DROP FUNCTION wallet_write(jsonb);
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
