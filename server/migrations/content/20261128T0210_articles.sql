-- Articles (S15, S50) on the engine of what members write: what the engine does not know of them.
CREATE TABLE article (
  post_id    text PRIMARY KEY REFERENCES post,
  author_uid text NOT NULL REFERENCES member
);
CREATE INDEX article_author ON article (author_uid, post_id DESC);

-- Pictures and files that only readers of the whole may have (S49). The cover is the engine's.
CREATE TABLE article_file (
  post_id  text NOT NULL REFERENCES article,
  version  integer NOT NULL CHECK (version > 0),
  position integer NOT NULL CHECK (position > 0),
  file_id  text NOT NULL REFERENCES file,
  -- It comes with the article; false: a picture of its document.
  attached boolean NOT NULL,
  -- Nobody but its author has seen it.
  is_draft boolean NOT NULL,
  name     text NOT NULL,
  size     bigint NOT NULL,
  w        integer,
  h        integer,
  PRIMARY KEY (post_id, version, position),
  UNIQUE (post_id, version, file_id, attached)
);
CREATE INDEX article_file_file ON article_file (file_id);

-- Paid content (D30, G128): a row for each order; with `paid_at` the article is open to the member for good.
CREATE TABLE article_purchase (
  purchase_id text PRIMARY KEY,
  post_id     text NOT NULL REFERENCES article,
  uid         text NOT NULL REFERENCES member,
  name        text NOT NULL,
  minor       integer NOT NULL CHECK (minor > 0),
  currency    text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  pay_type    integer NOT NULL,
  order_no    text,
  created_at  timestamptz NOT NULL,
  paid_at     timestamptz,
  -- Its order ended unpaid, so that another may be placed; money may still come late.
  ended_at    timestamptz
);
CREATE INDEX article_purchase_uid ON article_purchase (uid, post_id);
CREATE INDEX article_purchase_post ON article_purchase (post_id);
