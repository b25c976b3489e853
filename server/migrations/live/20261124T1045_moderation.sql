-- Order in live rooms (D26, T02, T03, N06): every act with its reason, rule and evidence, and how it ended.
CREATE TABLE moderation_action (
  action_id  text PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('warn', 'ban', 'freeze', 'block')),
  -- Against a viewer, or against whoever broadcasts in the channel.
  scope      text NOT NULL CHECK (scope IN ('viewer', 'channel')),
  live_id    text NOT NULL REFERENCES live,
  channel_id text NOT NULL REFERENCES channel,
  -- Name of the live session then.
  live_title text NOT NULL CHECK (live_title <> ''),
  target_uid text NOT NULL REFERENCES member,
  -- Nobody acts on themselves.
  actor_uid  text NOT NULL REFERENCES member CHECK (actor_uid <> target_uid),
  -- What the actor was in the room then.
  actor_role text NOT NULL CHECK (actor_role IN ('owner', 'streamer', 'live_admin', 'inspector', 'admin', 'member')),
  reason     text NOT NULL CHECK (reason <> ''),
  rule       text NOT NULL CHECK (rule IN ('advice', 'fraud', 'insult', 'indecent', 'copied', 'other')),
  evidence   jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- When it ends by itself; without one somebody ends it, a warning whoever was warned.
  until_at   timestamptz CHECK (until_at > created_at),
  ended_at   timestamptz,
  -- Null when its time was up.
  ended_by   text REFERENCES member,
  end_note   text NOT NULL DEFAULT '',
  CHECK (ended_by IS NULL OR ended_at IS NOT NULL),
  CHECK ((kind = 'ban') <= (until_at IS NOT NULL)),
  CHECK ((kind IN ('warn', 'block')) <= (until_at IS NULL)),
  CHECK (CASE kind WHEN 'ban' THEN scope = 'channel' WHEN 'warn' THEN true ELSE scope = 'viewer' END)
);
-- Domain 3.5: one open warning of each in a live session, one ban of a channel, one freeze and one block of a member there.
CREATE UNIQUE INDEX moderation_open_warning ON moderation_action (live_id, scope, target_uid)
  WHERE kind = 'warn' AND ended_at IS NULL;
CREATE UNIQUE INDEX moderation_open_ban ON moderation_action (channel_id) WHERE kind = 'ban' AND ended_at IS NULL;
CREATE UNIQUE INDEX moderation_open_freeze ON moderation_action (channel_id, target_uid)
  WHERE kind = 'freeze' AND ended_at IS NULL;
CREATE UNIQUE INDEX moderation_open_block ON moderation_action (channel_id, target_uid)
  WHERE kind = 'block' AND ended_at IS NULL;
-- What bars members is asked with every message.
CREATE INDEX moderation_in_force ON moderation_action (target_uid) WHERE ended_at IS NULL;
CREATE INDEX moderation_against ON moderation_action (target_uid, action_id);
CREATE INDEX moderation_of_channel ON moderation_action (channel_id, kind, action_id);
CREATE INDEX moderation_of_live ON moderation_action (live_id, action_id) WHERE kind = 'warn';

-- P04: the longer end of a ban, which a second person confirms or refuses.
CREATE TABLE ban_extension (
  extension_id text PRIMARY KEY,
  ban_id       text NOT NULL REFERENCES moderation_action,
  until_at     timestamptz NOT NULL,
  by_uid       text NOT NULL REFERENCES member,
  created_at   timestamptz NOT NULL,
  decision     text CHECK (decision IN ('confirmed', 'refused')),
  decided_by   text REFERENCES member CHECK (decided_by <> by_uid),
  decided_at   timestamptz,
  -- Why it was refused.
  reason       text NOT NULL DEFAULT '',
  CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL)),
  CHECK (decision IS DISTINCT FROM 'refused' OR reason <> '')
);
CREATE UNIQUE INDEX ban_extension_open ON ban_extension (ban_id) WHERE decision IS NULL;
