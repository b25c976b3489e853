-- Announcements of class groups (E08). Each edit is another version; who has read one has not read the next.
CREATE TABLE announcement (
  announcement_id text PRIMARY KEY,
  group_id        text NOT NULL REFERENCES class_group,
  author          text NOT NULL REFERENCES member,
  -- The version that stands now.
  version         integer NOT NULL CHECK (version > 0),
  -- The message by which the class was told.
  message_id      text NOT NULL,
  created_at      timestamptz NOT NULL
);
CREATE INDEX announcement_of_group ON announcement (group_id, created_at DESC, announcement_id DESC);

CREATE TABLE announcement_version (
  announcement_id text NOT NULL REFERENCES announcement,
  version         integer NOT NULL CHECK (version > 0),
  content         text NOT NULL CHECK (content <> ''),
  must_read       boolean NOT NULL,
  by_uid          text NOT NULL REFERENCES member,
  made_at         timestamptz NOT NULL,
  PRIMARY KEY (announcement_id, version)
);

CREATE TABLE announcement_picture (
  announcement_id text NOT NULL,
  version         integer NOT NULL,
  position        integer NOT NULL CHECK (position BETWEEN 1 AND 9),
  file_id         text NOT NULL REFERENCES file,
  PRIMARY KEY (announcement_id, version, position),
  UNIQUE (announcement_id, version, file_id),
  FOREIGN KEY (announcement_id, version) REFERENCES announcement_version
);
CREATE INDEX announcement_picture_file ON announcement_picture (file_id);

CREATE TABLE announcement_read (
  announcement_id text NOT NULL,
  version         integer NOT NULL,
  uid             text NOT NULL REFERENCES member,
  read_at         timestamptz NOT NULL,
  PRIMARY KEY (announcement_id, version, uid),
  FOREIGN KEY (announcement_id, version) REFERENCES announcement_version
);
