-- Forms, assignments and sign-ins of a class group (domain 3.4, E10, E11).
CREATE TABLE group_task (
  task_id    text PRIMARY KEY,
  group_id   text NOT NULL REFERENCES class_group,
  kind       text NOT NULL CHECK (kind IN ('form', 'assignment', 'sign_in')),
  title      text NOT NULL,
  -- Questions of a form, as the contract has them.
  fields     jsonb NOT NULL CHECK (jsonb_typeof(fields) = 'array'),
  deadline   timestamptz,
  author_uid text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'form') = (fields <> '[]'::jsonb))
);
CREATE INDEX group_task_group ON group_task (group_id, created_at DESC, task_id DESC);

-- What a member has submitted to a form or an assignment: once each (V24).
CREATE TABLE group_task_submission (
  task_id       text NOT NULL REFERENCES group_task,
  uid           text NOT NULL REFERENCES member,
  submission_id text NOT NULL UNIQUE,
  answers       jsonb NOT NULL,
  submitted_at  timestamptz NOT NULL,
  points        integer CHECK (points BETWEEN 0 AND 100),
  comment       text NOT NULL DEFAULT '',
  marked_by     text REFERENCES member,
  PRIMARY KEY (task_id, uid),
  CHECK ((points IS NULL) = (marked_by IS NULL)),
  CHECK (points IS NOT NULL OR comment = '')
);

-- Files of an assignment, in their order; who may read them is who may read the work.
CREATE TABLE group_task_file (
  file_id text PRIMARY KEY REFERENCES file,
  task_id text NOT NULL,
  uid     text NOT NULL,
  place   integer NOT NULL CHECK (place BETWEEN 0 AND 8),
  name    text NOT NULL,
  -- Bytes.
  size    bigint NOT NULL CHECK (size >= 0),
  UNIQUE (task_id, uid, place),
  FOREIGN KEY (task_id, uid) REFERENCES group_task_submission
);

-- Days on which a member signed in to a class, by its clock: one each, whichever task asked for it (E11).
CREATE TABLE group_sign_in (
  group_id      text NOT NULL REFERENCES class_group,
  uid           text NOT NULL REFERENCES member,
  day           text NOT NULL CHECK (day ~ '^\d{4}-\d\d-\d\d$'),
  submission_id text NOT NULL UNIQUE,
  task_id       text NOT NULL REFERENCES group_task,
  -- Which day in a row it was.
  streak        integer NOT NULL CHECK (streak > 0),
  signed_at     timestamptz NOT NULL,
  PRIMARY KEY (group_id, uid, day)
);
CREATE INDEX group_sign_in_task ON group_sign_in (task_id, signed_at);
