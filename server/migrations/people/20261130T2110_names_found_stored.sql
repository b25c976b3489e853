-- What a name is found by is made once, when the name is written. A search read it anew for each row that it compared.
-- A later version of `found_by` has to write these columns anew: SET EXPRESSION, or dropped and added again.
DROP INDEX member_found;
ALTER TABLE member ADD COLUMN search_words text NOT NULL GENERATED ALWAYS AS (found_by(nickname)) STORED;
CREATE INDEX member_found ON member USING gin (grams(search_words)) WHERE state = 'active';

DROP INDEX channel_found;
ALTER TABLE channel ADD COLUMN search_words text NOT NULL GENERATED ALWAYS AS (found_by(name)) STORED;
CREATE INDEX channel_found ON channel USING gin (grams(search_words));

-- For words with a typing error.
CREATE INDEX member_alike ON member USING gin (search_words gin_trgm_ops) WHERE state = 'active';
CREATE INDEX channel_alike ON channel USING gin (search_words gin_trgm_ops);
