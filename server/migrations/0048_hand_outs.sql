-- Beans of a packet reach many members by two calls (docs/decisions/2026-11-22-money-in-sets.md): one locks, one writes.

-- Nobody looks an entry up by its number alone: one index less for each entry.
ALTER TABLE wallet_entry DROP CONSTRAINT wallet_entry_pkey;
CREATE UNIQUE INDEX wallet_entry_line ON wallet_entry (account_id, id) INCLUDE (amount);
DROP INDEX wallet_entry_account;
ALTER TABLE wallet_entry ADD CONSTRAINT wallet_entry_pkey PRIMARY KEY USING INDEX wallet_entry_line;

-- A lot is used by an entry of its own account.
CREATE OR REPLACE FUNCTION wallet_lot_uses_are_whole() RETURNS trigger LANGUAGE plpgsql
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
