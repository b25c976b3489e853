-- What a member looked for last (S03); each once, however it was typed.
CREATE TABLE recent_search (
  uid         text NOT NULL REFERENCES member,
  -- In one case and with single spaces.
  sought      text NOT NULL CHECK (sought <> ''),
  -- As it was typed last.
  query       text NOT NULL,
  searched_at timestamptz NOT NULL,
  PRIMARY KEY (uid, sought)
);
CREATE INDEX recent_search_newest ON recent_search (uid, searched_at DESC);

-- Listed companies (S46), from a CSV of the seeds that a team may replace.
CREATE TABLE stock (
  market  text NOT NULL CHECK (market ~ '^[A-Za-z]{2,10}$'),
  code    text NOT NULL CHECK (code ~ '^[A-Z0-9.]{1,12}$'),
  name    text NOT NULL CHECK (name <> ''),
  name_en text NOT NULL,
  -- Whole, as the company is called: a character's reading depends on its word.
  pinyin  text NOT NULL,
  -- What it is found by: code, names, pinyin and its first letters.
  words   text NOT NULL,
  PRIMARY KEY (market, code)
);
CREATE INDEX stock_found ON stock USING gin (grams(words));
