-- What each night's check of conservation found (N04, invariants 1 to 3).
CREATE TABLE wallet_check (
  -- UTC ms.
  at      bigint PRIMARY KEY,
  ok      boolean NOT NULL,
  -- How many balances, lots and holds did not agree with their entries.
  drifted bigint NOT NULL CHECK (drifted >= 0)
);
