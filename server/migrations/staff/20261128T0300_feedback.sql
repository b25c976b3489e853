
-- What members tell the people behind the product, and what those answer (S46, G022).
CREATE TABLE feedback (
  feedback_id text PRIMARY KEY,
  uid         text NOT NULL REFERENCES member,
  text        text NOT NULL CHECK (text <> ''),
  -- How the member may be reached.
  contact     text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  answer      text NOT NULL DEFAULT '',
  handled_by  text REFERENCES member,
  handled_at  timestamptz,
  CHECK ((state = 'open') = (handled_at IS NULL) AND (state = 'open') = (handled_by IS NULL)),
  CHECK ((state = 'answered') = (answer <> ''))
);
CREATE INDEX feedback_of_member ON feedback (uid, feedback_id);
CREATE INDEX feedback_waiting ON feedback (feedback_id) WHERE state = 'open';
CREATE INDEX feedback_handled ON feedback (state, handled_at, feedback_id) WHERE state <> 'open';

CREATE TABLE feedback_picture (
  feedback_id text NOT NULL REFERENCES feedback,
  position    integer NOT NULL CHECK (position BETWEEN 1 AND 9),
  file_id     text NOT NULL REFERENCES file,
  PRIMARY KEY (feedback_id, position),
  UNIQUE (file_id)
);
