-- Words as they are compared wherever something is looked for: one case, no marks, one form of each letter, nothing invisible,
-- single spaces. The contract's `folded` gives the same; a test compares them, character by character.
-- By this collation every script has its case, whatever the locale of the database; every PostgreSQL from 15 on has it.
CREATE FUNCTION folded(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  COST 100
  RETURN btrim(regexp_replace(normalize(
    replace(replace(replace(translate(
      lower(regexp_replace(
        normalize(words, NFKD),
        '[\u0300-\u036f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
        '', 'g') COLLATE "und-x-icu"),
      'đłøħŧıς', 'dlohtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    NFKC), '[ \t\n\v\f\r\u1680\u2028\u2029]+', ' ', 'g'), ' ');

-- What a name is found by: folded; then, where it has Chinese, in pinyin and by the first letters of the pinyin.
CREATE OR REPLACE FUNCTION found_by(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  COST 2000
  AS $$
    DECLARE
      written text := public.folded(name);
      whole text := '';
      firsts text := '';
      letter text;
      syllable text;
    BEGIN
      IF written !~ '[\u3400-\u9fff]' THEN
        RETURN written;
      END IF;
      FOREACH letter IN ARRAY string_to_array(written, NULL) LOOP
        syllable := public.spelled(letter);
        whole := whole || coalesce(syllable, letter);
        firsts := firsts || coalesce(left(syllable, 1), letter);
      END LOOP;
      RETURN written || ' ' || whole || ' ' || firsts;
    END
  $$;
