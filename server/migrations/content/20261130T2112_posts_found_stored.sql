-- As the names of members: a search folded the whole text of each row that it compared.
DROP INDEX post_version_found;
ALTER TABLE post_version ADD COLUMN search_words text NOT NULL GENERATED ALWAYS AS (folded(title || ' ' || words)) STORED;
CREATE INDEX post_version_found ON post_version USING gin (grams(search_words)) WHERE state = 'displayed';
