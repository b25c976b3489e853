-- The words by which a search of a room finds a message (G130). Written with the message, gone with what it said.
-- Two columns in one GIN index: a word common to every room is looked up within one alone.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Every character and every pair of neighbours: a word of one character is found as well as a longer one, in any script
-- (decisions/2026-11-22-finding-words.md). Repeats stay, since the index holds each once.
CREATE FUNCTION grams(words text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  -- Some 25 microseconds for a message: the planner is to look into the index rather than to call this for a whole room.
  COST 1000
  AS $$
    DECLARE
      letters text[] := string_to_array(words, NULL);
      found text[] := letters;
    BEGIN
      FOR place IN 2 .. cardinality(letters) LOOP
        found := found || (letters[place - 1] || letters[place]);
      END LOOP;
      RETURN found;
    END
  $$;

CREATE TABLE room_words (
  room  text NOT NULL,
  seq   bigint NOT NULL,
  -- As `searchedWords` of the server writes them: one case, one form of each letter, single spaces.
  words text NOT NULL CHECK (words <> ''),
  PRIMARY KEY (room, seq),
  FOREIGN KEY (room, seq) REFERENCES room_frame (room, seq)
);
CREATE INDEX room_words_grams ON room_words USING gin (room, grams(words));

-- Messages of one kind, and those of one day. Texts are nearly all of a room and need no list of their own.
CREATE INDEX room_frame_kind ON room_frame (room, kind, seq) WHERE type = 'msg' AND kind <> 'text';
CREATE INDEX room_frame_moment ON room_frame (room, ts) WHERE type = 'msg';

-- What was said before. Kinds that have words were sent by hand so far: texts, files and pictures.
INSERT INTO room_words (room, seq, words)
SELECT room, seq, words
FROM room_frame
CROSS JOIN LATERAL (
  SELECT trim(regexp_replace(lower(normalize(
    CASE kind WHEN 'text' THEN body ->> 'text' ELSE body ->> 'name' END, NFKC
  ) COLLATE "pg_c_utf8"), '\s+', ' ', 'g')) AS words
) AS said
WHERE type = 'msg' AND kind IN ('text', 'file', 'image') AND status <> 'recalled' AND words <> '';
