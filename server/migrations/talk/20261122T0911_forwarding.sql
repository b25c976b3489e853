-- Conversations of two (E39): one for each pair of members.
CREATE TABLE direct_room (
  -- Checked at the commit: the pair is claimed first, and its room made by whoever claimed it.
  room       text PRIMARY KEY REFERENCES room (name) DEFERRABLE INITIALLY DEFERRED,
  low_uid    text NOT NULL REFERENCES member,
  high_uid   text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  UNIQUE (low_uid, high_uid),
  CHECK (low_uid COLLATE "C" < high_uid COLLATE "C")
);
CREATE INDEX direct_room_high ON direct_room (high_uid);

-- Messages that were sent on as one card (D38), as they were then. A card is never changed.
CREATE TABLE merged_card (
  card_id    text PRIMARY KEY,
  title      text NOT NULL,
  -- Cards in cards, this one counted.
  depth      integer NOT NULL CHECK (depth BETWEEN 1 AND 3),
  created_at timestamptz NOT NULL
);

CREATE TABLE merged_item (
  card_id text NOT NULL REFERENCES merged_card,
  place   integer NOT NULL CHECK (place BETWEEN 1 AND 50),
  sender  text NOT NULL REFERENCES member,
  kind    text NOT NULL,
  body    jsonb NOT NULL,
  -- When it was said.
  ts      timestamptz NOT NULL,
  PRIMARY KEY (card_id, place)
);

-- The uploads in a card and in the cards inside it: who may read the card may read them.
CREATE TABLE merged_file (
  card_id text NOT NULL REFERENCES merged_card,
  file_id text NOT NULL,
  PRIMARY KEY (card_id, file_id)
);
CREATE INDEX merged_file_file ON merged_file (file_id);
-- Which messages show a card.
CREATE INDEX room_frame_card ON room_frame ((body ->> 'card_id')) WHERE type = 'msg' AND body ? 'card_id';
