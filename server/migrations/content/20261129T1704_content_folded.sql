-- Posts, stocks and what somebody looked for are compared as everything else is.
DROP INDEX post_version_found;
CREATE INDEX post_version_found ON post_version USING gin (grams(folded(title || ' ' || words))) WHERE state = 'displayed';

UPDATE stock SET words = folded(words) WHERE words <> folded(words);

-- Of two searches that became one the later stays.
DELETE FROM recent_search AS earlier USING recent_search AS later
  WHERE earlier.uid = later.uid AND folded(earlier.sought) = folded(later.sought)
    AND (earlier.searched_at, earlier.sought) < (later.searched_at, later.sought);
UPDATE recent_search SET sought = folded(sought) WHERE folded(sought) NOT IN (sought, '');
