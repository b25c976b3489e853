-- Files that members uploaded. What nothing uses within a day is thrown away (files.sweep).
CREATE TABLE file (
  file_id    text PRIMARY KEY,
  uid        text NOT NULL,
  scene      text NOT NULL CHECK (scene IN ('avatar', 'live', 'chat')),
  -- Name in the storage: random, so that an address cannot be guessed.
  stored     text NOT NULL UNIQUE CHECK (stored ~ '^[A-Za-z0-9_-]+(\.[a-z0-9]+)?$'),
  -- As the sender calls it.
  name       text NOT NULL,
  mime       text NOT NULL,
  size       bigint NOT NULL CHECK (size > 0),
  w          integer CHECK (w > 0),
  h          integer CHECK (h > 0),
  created_at bigint NOT NULL,
  used_at    bigint,
  CHECK ((w IS NULL) = (h IS NULL))
);
CREATE INDEX file_unused ON file (created_at) WHERE used_at IS NULL;
CREATE INDEX file_unused_by_member ON file (uid) WHERE used_at IS NULL;

-- Stored files whose row is gone: removed from the storage after the transaction, again if that was cut short.
CREATE TABLE file_removal (
  stored text PRIMARY KEY
);
