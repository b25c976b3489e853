-- What members keep for later, in folders; of each member exactly one is the default (E20).
CREATE TABLE favourite_folder (
  folder_id  text PRIMARY KEY,
  uid        text NOT NULL REFERENCES member,
  -- Empty for the first one until its member names it.
  title      text NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (uid, folder_id)
);
CREATE UNIQUE INDEX favourite_default ON favourite_folder (uid) WHERE is_default;

-- A thing is kept once by a member; its type is registered by who knows such things.
CREATE TABLE favourite_item (
  uid       text NOT NULL,
  type      text NOT NULL,
  thing_id  text NOT NULL,
  folder_id text NOT NULL,
  kept_at   timestamptz NOT NULL,
  PRIMARY KEY (uid, type, thing_id),
  FOREIGN KEY (uid, folder_id) REFERENCES favourite_folder (uid, folder_id)
);
CREATE INDEX favourite_item_folder ON favourite_item (folder_id, kept_at DESC, type, thing_id);
