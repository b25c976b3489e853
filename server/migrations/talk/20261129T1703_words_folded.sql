-- What was said before is found without its marks as well. Of a mark alone nothing is left.
DELETE FROM room_words WHERE folded(words) = '';
UPDATE room_words SET words = folded(words) WHERE words <> folded(words);
