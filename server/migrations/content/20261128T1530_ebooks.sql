-- E-books (S07), put out by administrators.
CREATE TABLE ebook (
  ebook_id     text PRIMARY KEY,
  title        text NOT NULL CHECK (title <> ''),
  author       text NOT NULL CHECK (author <> ''),
  about        text NOT NULL CHECK (about <> ''),
  file_id      text NOT NULL UNIQUE REFERENCES file,
  -- Bytes of the file.
  size         bigint NOT NULL CHECK (size > 0),
  pages        integer NOT NULL CHECK (pages BETWEEN 1 AND 3000),
  -- Its front; both null where it has none.
  cover_id     text UNIQUE REFERENCES file,
  cover_url    text,
  published_at timestamptz NOT NULL,
  -- Who put it out.
  uid          text NOT NULL REFERENCES member,
  removed_at   timestamptz,
  CHECK ((cover_id IS NULL) = (cover_url IS NULL))
);
CREATE INDEX ebook_newest ON ebook (published_at DESC, ebook_id DESC) WHERE removed_at IS NULL;
CREATE INDEX ebook_publisher ON ebook (uid);

-- The page that a member read last, on whichever device.
CREATE TABLE ebook_place (
  uid       text NOT NULL REFERENCES member,
  ebook_id  text NOT NULL REFERENCES ebook,
  page      integer NOT NULL CHECK (page >= 1),
  -- When it was turned to: what was turned to earlier and comes later changes nothing.
  turned_at timestamptz NOT NULL,
  PRIMARY KEY (uid, ebook_id)
);
CREATE INDEX ebook_place_book ON ebook_place (ebook_id);

CREATE TABLE ebook_bookmark (
  uid      text NOT NULL REFERENCES member,
  ebook_id text NOT NULL REFERENCES ebook,
  page     integer NOT NULL CHECK (page >= 1),
  note     text NOT NULL,
  PRIMARY KEY (uid, ebook_id, page)
);
CREATE INDEX ebook_bookmark_book ON ebook_bookmark (ebook_id);
