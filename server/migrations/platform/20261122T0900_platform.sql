-- What writing calls were asked (D77): the same request_id and body answer as before for 24 h and are refused afterwards.
-- A key is kept for ever, its answer is not; this is the only place that says what was done once. Not partitioned: a
-- key must be unique over all time, and PostgreSQL holds that only within a partition.
CREATE TABLE idempotent_answer (
  actor      text NOT NULL,
  call       text NOT NULL,
  request_id text NOT NULL,
  body_hash  text NOT NULL,
  answer     jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (actor, call, request_id)
);
CREATE INDEX idempotent_answer_age ON idempotent_answer USING brin (created_at);

-- What others must hear of a transaction: written with it, published after it.
CREATE TABLE outbox (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic      text NOT NULL,
  key        text NOT NULL,
  payload    jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_topic ON outbox (topic, id);

-- Numbers of the servers on this database: each takes the next at its start, and makes its ids with it.
CREATE SEQUENCE server_node MINVALUE 0 MAXVALUE 1023 CYCLE;
