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
