-- Groups that members enter by choice (T11, D22; domain 3.4), beside the class groups that come with a subscription.
ALTER TABLE class_group
  ADD COLUMN kind         text NOT NULL DEFAULT 'class' CHECK (kind IN ('class', 'study', 'fan', 'large')),
  -- From then on it is only read.
  ADD COLUMN dissolved_at timestamptz,
  ADD COLUMN dissolved_by text REFERENCES member,
  ADD CHECK ((dissolved_at IS NULL) = (dissolved_by IS NULL)),
  -- A class group lasts as long as its channel.
  ADD CHECK (dissolved_at IS NULL OR kind <> 'class'),
  DROP CONSTRAINT class_group_channel_id_ordinal_key,
  ADD UNIQUE (channel_id, kind, ordinal);

-- D22: one study or fan group for each member, in all or in each channel (`scope`: empty, or the channel's id).
CREATE TABLE group_seat (
  uid      text NOT NULL REFERENCES member,
  scope    text NOT NULL,
  group_id text NOT NULL REFERENCES class_group,
  PRIMARY KEY (uid, scope)
);
CREATE INDEX group_seat_group ON group_seat (group_id);

-- Who has left a fan group waits before they join one of that channel again.
CREATE TABLE group_exit (
  uid        text NOT NULL REFERENCES member,
  channel_id text NOT NULL REFERENCES channel,
  left_at    timestamptz NOT NULL,
  PRIMARY KEY (uid, channel_id)
);

-- E08: when the members were last reminded of an announcement that they must read.
ALTER TABLE announcement ADD COLUMN reminded_at timestamptz;

-- Domain 3.1: a class monitor proposes that a member is muted; staff confirm or refuse it.
CREATE TABLE mute_proposal (
  proposal_id text PRIMARY KEY,
  room        text NOT NULL REFERENCES room (name),
  uid         text NOT NULL REFERENCES member,
  by_uid      text NOT NULL REFERENCES member CHECK (by_uid <> uid),
  -- 0 is for ever.
  minutes     integer NOT NULL CHECK (minutes >= 0),
  reason      text NOT NULL CHECK (reason <> ''),
  proposed_at timestamptz NOT NULL,
  decision    text CHECK (decision IN ('confirmed', 'refused')),
  decided_by  text REFERENCES member,
  decided_at  timestamptz,
  CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL))
);
-- One at a time on a member.
CREATE UNIQUE INDEX mute_proposal_open ON mute_proposal (room, uid) WHERE decision IS NULL;
