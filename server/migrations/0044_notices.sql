-- What members are told (K26); shown until it is read.
CREATE TABLE notice (
  notice_id  text COLLATE "C" PRIMARY KEY,
  uid        text NOT NULL,
  -- A kind and its fields; see the contract's notices.
  body       jsonb NOT NULL CHECK (body ->> 'kind' <> ''),
  -- UTC ms.
  created_at bigint NOT NULL,
  read_at    bigint
);
CREATE INDEX notice_of_member ON notice (uid, notice_id);
CREATE INDEX notice_unread ON notice (uid) WHERE read_at IS NULL;
