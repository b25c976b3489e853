-- What authors recorded of their screens (S09): one for a wish at most, public as its pictures are.
CREATE TABLE wish_recording (
  wish_id  text PRIMARY KEY REFERENCES wish,
  file_id  text NOT NULL UNIQUE REFERENCES file,
  url      text NOT NULL,
  mime     text NOT NULL CHECK (mime LIKE 'video/%'),
  -- ms.
  duration integer NOT NULL CHECK (duration > 0)
);
