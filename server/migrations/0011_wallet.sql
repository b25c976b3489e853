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

CREATE TABLE wallet_entry (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal_id    text COLLATE "C" NOT NULL REFERENCES wallet_journal,
  account_id    text COLLATE "C" NOT NULL REFERENCES wallet_account,
  amount        bigint NOT NULL CHECK (amount <> 0),
  -- Of members' accounts only (invariant 9).
  balance_after bigint CHECK (balance_after >= 0),
  UNIQUE (journal_id, account_id)
);
CREATE INDEX wallet_entry_account ON wallet_entry (account_id, id) INCLUDE (amount);

-- Beans that came in together and expire together (D42); every change of `remaining` holds the account's lock.
CREATE TABLE wallet_lot (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES wallet_account CHECK (account_id LIKE 'user:%:BEAN'),
  journal_id text COLLATE "C" NOT NULL REFERENCES wallet_journal,
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
  -- UTC ms; null waits for ever.
  expires_at bigint,
  CHECK (captured + released <= amount),
  CHECK ((state = 'reserved') = (captured + released < amount)),
  CHECK ((state = 'captured') = (captured = amount))
);
CREATE INDEX wallet_hold_open ON wallet_hold (account_id) WHERE state = 'reserved';
CREATE INDEX wallet_hold_due ON wallet_hold (expires_at) WHERE state = 'reserved';

-- Invariant 1, kept by the database itself: no transaction commits a journal that makes or loses money.
CREATE FUNCTION wallet_journal_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM wallet_entry WHERE journal_id = NEW.id) OR EXISTS (
    SELECT 1 FROM wallet_entry e JOIN wallet_account a ON a.id = e.account_id
    WHERE e.journal_id = NEW.id GROUP BY a.currency HAVING sum(e.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'the entries of journal % do not add up to 0', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER wallet_journal_whole AFTER INSERT ON wallet_journal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wallet_journal_is_whole();

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

-- Writes journals with their entries, balances and lots, and says how many were new: one whose request_id was used
-- before is left out with all that belongs to it. The caller holds the locks of the members' accounts; accounts that
-- are summed are opened on the way. A function of short statements by primary key: their plans are made once a
-- connection and stay right however much the tables grow.
-- given: [{id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at,
--          legs: [{account, amount, after, uses: [{lot, amount}], lot: {source, expires_at}}]}]
CREATE FUNCTION wallet_write(given jsonb) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  journal jsonb;
  leg     jsonb;
  use     jsonb;
  owner   text[];
  entry   bigint;
  written int := 0;
BEGIN
  FOR journal IN SELECT jsonb_array_elements(given) LOOP
    INSERT INTO wallet_journal (id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at)
    VALUES (journal ->> 'id', journal ->> 'kind', journal ->> 'cause_type', journal ->> 'cause_id', journal ->> 'note',
      journal ->> 'actor', journal ->> 'request_id', journal ->> 'body_hash', (journal ->> 'at')::bigint)
    ON CONFLICT (actor, kind, request_id) DO NOTHING;
    CONTINUE WHEN NOT FOUND;
    written := written + 1;
    FOR leg IN SELECT jsonb_array_elements(journal -> 'legs') LOOP
      IF leg ->> 'after' IS NULL THEN
        owner := string_to_array(leg ->> 'account', ':');
        INSERT INTO wallet_account (id, owner_kind, owner_id, currency)
        VALUES (leg ->> 'account', owner[1], owner[2], owner[3]) ON CONFLICT DO NOTHING;
      ELSE
        UPDATE wallet_account SET balance = balance + (leg ->> 'amount')::bigint WHERE id = leg ->> 'account';
      END IF;
      INSERT INTO wallet_entry (journal_id, account_id, amount, balance_after)
      VALUES (journal ->> 'id', leg ->> 'account', (leg ->> 'amount')::bigint, (leg ->> 'after')::bigint)
      RETURNING id INTO entry;
      FOR use IN SELECT jsonb_array_elements(leg -> 'uses') LOOP
        UPDATE wallet_lot SET remaining = remaining - (use ->> 'amount')::bigint WHERE id = (use ->> 'lot')::bigint;
        INSERT INTO wallet_lot_use (entry_id, lot_id, amount)
        VALUES (entry, (use ->> 'lot')::bigint, (use ->> 'amount')::bigint);
      END LOOP;
      IF leg ? 'lot' THEN
        INSERT INTO wallet_lot (account_id, journal_id, source, amount, remaining, expires_at)
        VALUES (leg ->> 'account', journal ->> 'id', leg #>> '{lot,source}', (leg ->> 'amount')::bigint,
          (leg ->> 'amount')::bigint, (leg #>> '{lot,expires_at}')::bigint);
      END IF;
    END LOOP;
  END LOOP;
  RETURN written;
END $$;
