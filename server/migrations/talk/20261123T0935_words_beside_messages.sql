-- The words of messages are written beside them, after their transaction (decisions/2026-11-23-words-beside-messages.md):
-- how far those of each room are written. A room without a row has none written yet.
CREATE TABLE room_words_mark (
  room text PRIMARY KEY REFERENCES room (name),
  -- The words of every message up to here are in `room_words`.
  seq  bigint NOT NULL CHECK (seq >= 0)
);
-- So far they were written with their messages.
INSERT INTO room_words_mark (room, seq) SELECT name, last_seq FROM room;

-- No foreign key any more: the words are made of the messages by one writer, and looking each message up again cost up to a third
-- of the writing (docs/decisions/2026-11-23-words-beside-messages.md).
ALTER TABLE room_words DROP CONSTRAINT room_words_room_seq_fkey;
