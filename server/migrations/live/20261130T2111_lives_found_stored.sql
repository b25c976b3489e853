-- As the names of members and channels.
DROP INDEX live_found;
ALTER TABLE live ADD COLUMN search_words text NOT NULL GENERATED ALWAYS AS (found_by(name)) STORED;
CREATE INDEX live_found ON live USING gin (grams(search_words)) WHERE state IN ('not_started', 'live', 'ended');
CREATE INDEX live_alike ON live USING gin (search_words gin_trgm_ops) WHERE state IN ('not_started', 'live', 'ended');
