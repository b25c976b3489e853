-- Finds what is written in pinyin; of ASCII letters alone, so that it does not depend on the locale.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Wishes of members (E01, domain 3.7).
CREATE TABLE wish (
  wish_id        text PRIMARY KEY,
  author_uid     text NOT NULL REFERENCES member,
  title          text NOT NULL CHECK (title <> ''),
  description    text NOT NULL,
  product        text CHECK (product IN ('live', 'chat', 'wallet', 'fans', 'learning', 'content', 'ai', 'wishes',
    'account')),
  kind           smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  -- D03: 7 is a filter and stands on no wish.
  status         smallint NOT NULL CHECK (status IN (0, 1, 2, 3, 4, 5, 6)),
  -- D04.
  communicated   boolean NOT NULL DEFAULT false,
  pinned         boolean NOT NULL DEFAULT false,
  -- Where its author was, and with which version.
  page           text NOT NULL,
  version        text NOT NULL,
  created_at     timestamptz NOT NULL,
  expected_at    timestamptz,
  -- Why it is hidden.
  hidden_reason  text CHECK (hidden_reason <> ''),
  merged_into    text REFERENCES wish CHECK (merged_into <> wish_id),
  -- It is gone for everybody.
  withdrawn_at   timestamptz,
  answer         text CHECK (answer <> ''),
  answered_by    text REFERENCES member,
  answered_at    timestamptz,
  -- Of the last change of the answer; null when it was never changed.
  answer_edited_at timestamptz,
  -- Promised to the author, in beans; paid once it is completed.
  reward_beans   integer CHECK (reward_beans > 0),
  rewarded_at    timestamptz,
  free_votes     integer NOT NULL DEFAULT 0 CHECK (free_votes >= 0),
  paid_votes     integer NOT NULL DEFAULT 0 CHECK (paid_votes >= 0),
  -- Comments that everybody sees.
  comments       integer NOT NULL DEFAULT 0 CHECK (comments >= 0),
  -- Binary logarithm of the votes of the last 72 hours, each worth half of one that is 12 hours younger, as of 1970; 0 without any.
  heat           double precision NOT NULL DEFAULT 0,
  -- The day in Asia/Shanghai on which it gained votes last, and how many on that day (D48).
  day            date,
  day_gain       integer NOT NULL DEFAULT 0,
  -- Title and description as they are compared.
  words          text NOT NULL,
  -- The title in pinyin, whole and by first letters; empty where nothing is said in Chinese.
  sound          text NOT NULL,
  -- Pairs and threes of neighbours in the title, by which similar ones are found.
  title_grams    text[] NOT NULL,
  CHECK ((status = 0) = (hidden_reason IS NOT NULL)),
  CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answered_by IS NULL)),
  CHECK (rewarded_at IS NULL OR reward_beans IS NOT NULL)
);
-- The four tabs (S08): what stands in lists, in their orders.
CREATE INDEX wish_recent ON wish (pinned, created_at, wish_id) WHERE merged_into IS NULL AND withdrawn_at IS NULL;
CREATE INDEX wish_trending ON wish (pinned, heat, wish_id) WHERE merged_into IS NULL AND withdrawn_at IS NULL;
CREATE INDEX wish_talked ON wish (pinned, comments, wish_id) WHERE merged_into IS NULL AND withdrawn_at IS NULL;
CREATE INDEX wish_voted ON wish (pinned, (free_votes + paid_votes), wish_id)
  WHERE merged_into IS NULL AND withdrawn_at IS NULL;
CREATE INDEX wish_day ON wish (day, day_gain) WHERE merged_into IS NULL AND withdrawn_at IS NULL;
CREATE INDEX wish_author ON wish (author_uid, created_at);
CREATE INDEX wish_merged ON wish (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX wish_words ON wish USING gin (grams(words)) WHERE merged_into IS NULL AND withdrawn_at IS NULL;
-- Latin letters and digits: a pair of them stands in too many wishes.
CREATE INDEX wish_letters ON wish USING gin (words gin_trgm_ops) WHERE merged_into IS NULL AND withdrawn_at IS NULL;
CREATE INDEX wish_sound ON wish USING gin (sound gin_trgm_ops) WHERE merged_into IS NULL AND withdrawn_at IS NULL;
-- Two letters of pinyin, which an index of threes does not know.
CREATE INDEX wish_sound_pairs ON wish USING gin (grams(sound)) WHERE merged_into IS NULL AND withdrawn_at IS NULL;
CREATE INDEX wish_similar ON wish USING gin (title_grams) WHERE merged_into IS NULL AND withdrawn_at IS NULL;

-- How many wishes stand in lists, so that no list counts them one by one.
CREATE TABLE wish_count (
  -- Empty for wishes about no product in particular.
  product text NOT NULL,
  kind    smallint NOT NULL,
  status  smallint NOT NULL,
  n       integer NOT NULL CHECK (n >= 0),
  PRIMARY KEY (product, kind, status)
);

CREATE TABLE wish_picture (
  wish_id  text NOT NULL REFERENCES wish,
  position integer NOT NULL CHECK (position BETWEEN 1 AND 9),
  file_id  text NOT NULL REFERENCES file,
  url      text NOT NULL,
  PRIMARY KEY (wish_id, position),
  UNIQUE (wish_id, file_id)
);
CREATE INDEX wish_picture_file ON wish_picture (file_id);

-- What happened to a wish (T05); `deed` is the contract's.
CREATE TABLE wish_event (
  event_id text PRIMARY KEY,
  wish_id  text NOT NULL REFERENCES wish,
  deed     jsonb NOT NULL,
  -- Null for the house itself.
  by_uid   text REFERENCES member,
  reason   text NOT NULL,
  at       timestamptz NOT NULL
);
CREATE INDEX wish_event_wish ON wish_event (wish_id, at);

-- Votes by the hour, counted from 1970, of the last 72 hours: what `heat` is made of.
CREATE TABLE wish_gain (
  wish_id text NOT NULL REFERENCES wish,
  hour    integer NOT NULL,
  votes   integer NOT NULL,
  PRIMARY KEY (wish_id, hour)
);
CREATE INDEX wish_gain_hour ON wish_gain (hour);

-- The free votes (D47): one for each member and wish.
CREATE TABLE wish_vote (
  wish_id  text NOT NULL REFERENCES wish,
  uid      text NOT NULL REFERENCES member,
  -- The member's level then.
  level    smallint NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (wish_id, uid)
);
CREATE INDEX wish_vote_member ON wish_vote (uid, voted_at);

-- Speed-up packs that were bought (E02).
CREATE TABLE wish_ticket (
  ticket_id   text PRIMARY KEY,
  wish_id     text NOT NULL REFERENCES wish,
  uid         text NOT NULL REFERENCES member,
  votes       integer NOT NULL CHECK (votes > 0),
  -- What was paid, in beans.
  beans       integer NOT NULL CHECK (beans > 0),
  bought_at   timestamptz NOT NULL,
  -- The wish was hidden, withdrawn or merged within 30 days, and the beans went back.
  refunded_at timestamptz
);
CREATE INDEX wish_ticket_wish ON wish_ticket (wish_id, uid);
CREATE INDEX wish_ticket_member ON wish_ticket (uid, bought_at);

CREATE TABLE wish_comment (
  comment_id text PRIMARY KEY,
  wish_id    text NOT NULL REFERENCES wish,
  uid        text NOT NULL REFERENCES member,
  text       text NOT NULL CHECK (text <> ''),
  reply_to   text REFERENCES wish_comment,
  state      text NOT NULL CHECK (state IN ('pending', 'displayed', 'rejected')),
  -- Why it was rejected.
  reason     text NOT NULL DEFAULT '',
  judged_by  text REFERENCES member CHECK (judged_by <> uid),
  judged_at  timestamptz,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  likes      integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  CHECK ((state = 'pending') = (judged_at IS NULL)),
  CHECK (state <> 'rejected' OR reason <> '')
);
CREATE INDEX wish_comment_wish ON wish_comment (wish_id, created_at) WHERE deleted_at IS NULL;
CREATE INDEX wish_comment_author ON wish_comment (uid, wish_id) WHERE deleted_at IS NULL;
CREATE INDEX wish_comment_pending ON wish_comment (created_at) WHERE state = 'pending' AND deleted_at IS NULL;
CREATE INDEX wish_comment_judged ON wish_comment (state, judged_at) WHERE state <> 'pending' AND deleted_at IS NULL;

CREATE TABLE wish_comment_like (
  comment_id text NOT NULL REFERENCES wish_comment,
  uid        text NOT NULL REFERENCES member,
  liked_at   timestamptz NOT NULL,
  PRIMARY KEY (comment_id, uid)
);

-- Who asked to hear of a wish, or not to (S11): without a row its author, voters and commenters do.
CREATE TABLE wish_follow (
  wish_id text NOT NULL REFERENCES wish,
  uid     text NOT NULL REFERENCES member,
  hears   boolean NOT NULL,
  PRIMARY KEY (wish_id, uid)
);

-- What members are told about wishes (S11); `news` is the contract's, with uids in the place of people.
CREATE TABLE wish_message (
  message_id text PRIMARY KEY,
  uid        text NOT NULL REFERENCES member,
  tab        text NOT NULL CHECK (tab IN ('default', 'pingMe', 'zanMe')),
  wish_id    text NOT NULL REFERENCES wish,
  -- Of likes, which are one message for each comment.
  comment_id text REFERENCES wish_comment,
  news       jsonb NOT NULL,
  at         timestamptz NOT NULL,
  read_at    timestamptz,
  CHECK ((tab = 'zanMe') = (comment_id IS NOT NULL))
);
-- A comment that is deleted takes along what was told of it: its likes, and what it said.
CREATE UNIQUE INDEX wish_message_likes ON wish_message (comment_id, uid) WHERE tab = 'zanMe';
CREATE INDEX wish_message_said ON wish_message (wish_id, (news ->> 'comment_id')) WHERE tab = 'pingMe';
CREATE INDEX wish_message_tab ON wish_message (uid, tab, at);
CREATE INDEX wish_message_unread ON wish_message (uid, tab) WHERE read_at IS NULL;
