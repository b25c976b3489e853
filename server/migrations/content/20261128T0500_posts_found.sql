-- What members wrote is found by what readers see of it (S03): pairs of neighbours of its title and its text.
-- By this collation every script has one case, not ASCII alone.
CREATE INDEX post_version_found ON post_version
  USING gin (grams(lower(normalize(title || ' ' || words, NFKC) COLLATE "pg_c_utf8"))) WHERE state = 'displayed';
