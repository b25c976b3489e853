-- Topics of the circle (S06): a catalogue; its rows are seeds.
CREATE TABLE topic (
  topic_id text PRIMARY KEY CHECK (topic_id ~ '^[a-z0-9_-]{1,32}$'),
  name     text NOT NULL CHECK (name <> ''),
  place    integer NOT NULL
);
CREATE TABLE topic_follower (
  topic_id    text NOT NULL REFERENCES topic,
  uid         text NOT NULL REFERENCES member,
  followed_at timestamptz NOT NULL,
  PRIMARY KEY (topic_id, uid)
);
CREATE INDEX topic_follower_uid ON topic_follower (uid);

-- What members write, of every kind (E30, domain 3.8): posts, articles, short videos. Its words are in its versions.
CREATE TABLE post (
  post_id       text PRIMARY KEY,
  -- An entry of the engine's registry; no list here.
  kind          text NOT NULL CHECK (kind ~ '^[a-z_]{1,32}$'),
  author_uid    text NOT NULL REFERENCES member,
  -- The channel it belongs to, whose owner may review it; null for what belongs to none.
  channel_id    text REFERENCES channel,
  -- Of the version that shows, before that of the last.
  topic_id      text REFERENCES topic,
  state         text NOT NULL CHECK (state IN ('draft', 'pending', 'displayed', 'rejected', 'hidden', 'deleted')),
  -- The version that readers see; null until one was approved.
  shown_version integer,
  last_version  integer NOT NULL CHECK (last_version > 0),
  -- Why it was hidden; empty else. Why it was rejected stands with the version.
  reason        text NOT NULL DEFAULT '',
  created_at    timestamptz NOT NULL,
  displayed_at  timestamptz,
  -- When a later version began to show.
  edited_at     timestamptz,
  likes         integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  -- The most likes its author was told of.
  likes_told    integer NOT NULL DEFAULT 0,
  comments      integer NOT NULL DEFAULT 0 CHECK (comments >= 0),
  -- Ten times the reactions weigh as much as 12.5 hours: it never has to be counted anew as time goes by.
  hot           double precision GENERATED ALWAYS AS (
    ln(greatest(1, likes + 2 * comments)::double precision) / ln(10::double precision)
    + extract(epoch FROM displayed_at AT TIME ZONE 'UTC')::double precision / 45000) STORED,
  CHECK (shown_version <= last_version),
  CHECK ((shown_version IS NULL) = (displayed_at IS NULL)),
  CHECK (state NOT IN ('displayed', 'hidden') OR shown_version IS NOT NULL),
  CHECK (state NOT IN ('draft', 'pending', 'rejected') OR shown_version IS NULL),
  CHECK ((state = 'hidden') <= (reason <> ''))
);
CREATE INDEX post_new ON post (kind, displayed_at DESC, post_id DESC) WHERE state = 'displayed';
CREATE INDEX post_hot ON post (kind, hot DESC, post_id DESC) WHERE state = 'displayed';
CREATE INDEX post_topic_new ON post (topic_id, kind, displayed_at DESC, post_id DESC) WHERE state = 'displayed';
CREATE INDEX post_topic_hot ON post (topic_id, kind, hot DESC, post_id DESC) WHERE state = 'displayed';
CREATE INDEX post_channel ON post (channel_id, kind, displayed_at DESC, post_id DESC) WHERE state = 'displayed';
CREATE INDEX post_author_new ON post (author_uid, kind, displayed_at DESC, post_id DESC) WHERE state = 'displayed';
CREATE INDEX post_author ON post (author_uid, kind, post_id DESC) WHERE state <> 'deleted';

CREATE TABLE post_version (
  post_id      text NOT NULL REFERENCES post,
  version      integer NOT NULL CHECK (version > 0),
  -- Of the post, for the queue.
  kind         text NOT NULL,
  -- As its kind's schema has it.
  body         jsonb NOT NULL,
  -- What is judged and searched: plain text of the body.
  title        text NOT NULL DEFAULT '',
  words        text NOT NULL DEFAULT '',
  topic_id     text REFERENCES topic,
  -- `replaced`: its author wrote another before it was judged, or it was hidden meanwhile.
  state        text NOT NULL CHECK (state IN ('draft', 'pending', 'displayed', 'rejected', 'replaced')),
  submitted_at timestamptz NOT NULL,
  decided_at   timestamptz,
  decided_by   text REFERENCES member,
  reason       text NOT NULL DEFAULT '',
  PRIMARY KEY (post_id, version),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK (state <> 'rejected' OR reason <> '')
);
-- One waits of each post.
CREATE UNIQUE INDEX post_version_waiting ON post_version (post_id) WHERE state = 'pending';
CREATE INDEX post_version_queue ON post_version (kind, submitted_at, post_id) WHERE state = 'pending';

CREATE TABLE post_file (
  post_id  text NOT NULL,
  version  integer NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  file_id  text NOT NULL REFERENCES file,
  w        integer,
  h        integer,
  PRIMARY KEY (post_id, version, position),
  UNIQUE (post_id, version, file_id),
  FOREIGN KEY (post_id, version) REFERENCES post_version
);
CREATE INDEX post_file_file ON post_file (file_id);

-- Comments two levels deep, on things of several tables.
CREATE TABLE comment (
  comment_id   text PRIMARY KEY,
  type         text NOT NULL CHECK (type ~ '^[a-z_]{1,32}$'),
  thing_id     text NOT NULL,
  -- Of the thing: its owner may review the comment.
  channel_id   text REFERENCES channel,
  author_uid   text NOT NULL REFERENCES member,
  -- The comment of the first level it stands under.
  parent_id    text REFERENCES comment,
  -- The answer that it answers; null where it answers the parent.
  answers_id   text REFERENCES comment,
  text         text NOT NULL CHECK (text <> ''),
  mentions     text[] NOT NULL DEFAULT '{}',
  state        text NOT NULL CHECK (state IN ('pending', 'displayed', 'rejected', 'hidden', 'deleted')),
  -- Rises with each change of its words.
  version      integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Why it was rejected or hidden.
  reason       text NOT NULL DEFAULT '',
  created_at   timestamptz NOT NULL,
  submitted_at timestamptz NOT NULL,
  displayed_at timestamptz,
  likes        integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  likes_told   integer NOT NULL DEFAULT 0,
  -- Displayed answers.
  replies      integer NOT NULL DEFAULT 0 CHECK (replies >= 0),
  heat         integer GENERATED ALWAYS AS (likes + 2 * replies) STORED,
  CHECK (answers_id IS NULL OR parent_id IS NOT NULL),
  CHECK (state NOT IN ('rejected', 'hidden') OR reason <> '')
);
-- What is gone keeps its place while answers stand under it.
CREATE INDEX comment_hot ON comment (type, thing_id, heat DESC, comment_id DESC)
  WHERE parent_id IS NULL AND (state = 'displayed' OR (state IN ('hidden', 'deleted') AND replies > 0));
CREATE INDEX comment_new ON comment (type, thing_id, comment_id DESC)
  WHERE parent_id IS NULL AND (state = 'displayed' OR (state IN ('hidden', 'deleted') AND replies > 0));
CREATE INDEX comment_replies ON comment (parent_id, comment_id) WHERE state = 'displayed';
CREATE INDEX comment_own ON comment (author_uid, type, thing_id, comment_id) WHERE state IN ('pending', 'rejected', 'hidden');
CREATE INDEX comment_queue ON comment (submitted_at, comment_id) WHERE state = 'pending';

CREATE TABLE content_like (
  type     text NOT NULL,
  thing_id text NOT NULL,
  uid      text NOT NULL REFERENCES member,
  liked_at timestamptz NOT NULL,
  PRIMARY KEY (type, thing_id, uid)
);

-- Verdicts of the desk, of every queue (D68). Held for some seconds, in which their judge can take them back.
CREATE TABLE review_verdict (
  verdict_id   text PRIMARY KEY,
  kind         text NOT NULL,
  item_id      text NOT NULL,
  version      integer NOT NULL,
  author_uid   text NOT NULL REFERENCES member,
  -- Nobody judges what they wrote themselves.
  judge_uid    text NOT NULL REFERENCES member CHECK (judge_uid <> author_uid),
  passes       boolean NOT NULL,
  reason       text NOT NULL DEFAULT '',
  -- Since when the thing had waited.
  submitted_at timestamptz NOT NULL,
  decided_at   timestamptz NOT NULL,
  takes_effect_at timestamptz NOT NULL,
  -- `void`: its author changed or deleted the thing meanwhile.
  state        text NOT NULL CHECK (state IN ('held', 'done', 'undone', 'void')),
  CHECK (passes OR reason <> '')
);
-- Of two judges the first counts.
CREATE UNIQUE INDEX review_verdict_held ON review_verdict (kind, item_id) WHERE state = 'held';
CREATE INDEX review_verdict_due ON review_verdict (takes_effect_at) WHERE state = 'held';
CREATE INDEX review_verdict_waits ON review_verdict (kind, decided_at DESC) WHERE state = 'done';
CREATE INDEX review_verdict_item ON review_verdict (kind, item_id, version);

-- Reports of what members wrote (E30, P02).
CREATE TABLE content_report (
  report_id    text PRIMARY KEY,
  type         text NOT NULL,
  thing_id     text NOT NULL,
  author_uid   text NOT NULL REFERENCES member,
  -- How it began when it was reported.
  words        text NOT NULL,
  reporter_uid text NOT NULL REFERENCES member CHECK (reporter_uid <> author_uid),
  reason       text NOT NULL CHECK (reason IN ('advice', 'fraud', 'insult', 'indecent', 'copied', 'other')),
  content      text NOT NULL DEFAULT '',
  created_at   timestamptz NOT NULL,
  outcome      text CHECK (outcome IN ('acted', 'dismissed')),
  -- For the reporter as well.
  note         text NOT NULL DEFAULT '',
  settled_at   timestamptz,
  settled_by   text REFERENCES member CHECK (settled_by <> reporter_uid AND settled_by <> author_uid),
  CHECK (reason <> 'other' OR content <> ''),
  CHECK ((outcome IS NULL) = (settled_at IS NULL) AND (outcome IS NULL) = (settled_by IS NULL)),
  CHECK (outcome IS NULL OR note <> '')
);
-- One open report of each member and thing.
CREATE UNIQUE INDEX content_report_open ON content_report (type, thing_id, reporter_uid) WHERE settled_at IS NULL;
CREATE INDEX content_report_waiting ON content_report (report_id) WHERE settled_at IS NULL;
CREATE INDEX content_report_settled ON content_report (settled_at, report_id) WHERE settled_at IS NOT NULL;
