-- News around the clock (S05), written by staff or taken from a feed.
CREATE TABLE news (
  news_id      text PRIMARY KEY,
  title        text NOT NULL,
  text         text NOT NULL CHECK (text <> ''),
  -- Who reported it.
  source       text NOT NULL CHECK (source <> ''),
  is_important boolean NOT NULL,
  -- Stocks it speaks of, as market:code; one that is not in the table any more is left out.
  stocks       text[] NOT NULL DEFAULT '{}',
  published_at timestamptz NOT NULL,
  -- Who wrote it; null for what a feed brought.
  author_uid   text REFERENCES member,
  -- What the feed calls it, so that it comes once.
  feed_key     text UNIQUE,
  removed_at   timestamptz
);
CREATE INDEX news_newest ON news (published_at DESC, news_id DESC) WHERE removed_at IS NULL;
CREATE INDEX news_important ON news (published_at DESC, news_id DESC) WHERE removed_at IS NULL AND is_important;

-- Up to which news a member has read, on whichever device.
CREATE TABLE news_read (
  uid      text PRIMARY KEY REFERENCES member,
  read_at  timestamptz NOT NULL,
  news_id  text NOT NULL REFERENCES news
);
