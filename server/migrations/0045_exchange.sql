-- Coins that became beans (K17, D44), and the agreement that was ticked for it (V35).
CREATE TABLE coin_exchange (
  exchange_id text PRIMARY KEY,
  uid         text NOT NULL,
  coins       bigint NOT NULL CHECK (coins > 0),
  beans       bigint NOT NULL CHECK (beans > 0),
  -- Version of the exchange agreement in force at that moment (S39).
  agreement   text NOT NULL CHECK (agreement <> ''),
  -- An intent exchanges once for ever, though its stored answer is forgotten after a day (D77).
  request_id  text NOT NULL,
  created_at  bigint NOT NULL,
  UNIQUE (uid, request_id)
);
