-- Product heads decide on what they read: each change of a wish but votes, comments and the pin makes another edition.
ALTER TABLE wish ADD COLUMN edition integer NOT NULL DEFAULT 1 CHECK (edition > 0);
