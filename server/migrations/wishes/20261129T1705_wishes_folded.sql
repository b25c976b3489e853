-- Wishes are compared as everything else is; the spaces of a gram are the ends of its word.
UPDATE wish SET
  words = folded(words),
  title_grams = ARRAY(
    SELECT DISTINCT repeat(' ', starts_with(gram, ' ')::int) || folded(gram) || repeat(' ', (right(gram, 1) = ' ')::int)
    FROM unnest(title_grams) AS gram)
  WHERE folded(words) <> words;

-- The rounded u was left out of the pinyin; it is typed as v.
UPDATE wish SET sound = sound || ' ' || found_by(title)
  WHERE EXISTS (SELECT 1 FROM regexp_split_to_table(title, '') AS letter WHERE spelled(letter) LIKE '%v%');
