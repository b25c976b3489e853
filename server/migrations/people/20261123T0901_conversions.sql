-- D32, D79: what browsers do not play is converted; the result is a file of its own, and what came stays.
ALTER TABLE file
  -- null for what is shown as it came.
  ADD COLUMN conversion text CHECK (conversion IN ('waiting', 'ready', 'failed')),
  -- How often it was begun: what ends its server each time is not tried for ever.
  ADD COLUMN conversion_tries integer NOT NULL DEFAULT 0,
  -- Why it failed, in a word for those who run the server.
  ADD COLUMN conversion_failure text CHECK ((conversion_failure IS NULL) OR conversion = 'failed'),
  -- The file that this one was converted from: who may read that may read this, and both go together.
  ADD COLUMN made_of text UNIQUE REFERENCES file;
-- Those of a member that wait: there is a most of them.
CREATE INDEX file_converting_by_member ON file (uid) WHERE conversion = 'waiting';
