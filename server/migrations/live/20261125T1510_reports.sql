-- Pictures that go with a report of a live room are private, for its reporter and those who judge.
ALTER TABLE file DROP CONSTRAINT file_scene_check;
ALTER TABLE file ADD CONSTRAINT file_scene_check
  CHECK (scene IN ('avatar', 'live', 'chat', 'announcement', 'work', 'report'));

-- Reports of live rooms (C004, domain 3.5): what was reported, and how it ended.
CREATE TABLE live_report (
  report_id    text PRIMARY KEY,
  live_id      text NOT NULL REFERENCES live,
  channel_id   text NOT NULL REFERENCES channel,
  -- Name of the live session then.
  live_title   text NOT NULL CHECK (live_title <> ''),
  -- Who broadcast there.
  streamer_uid text NOT NULL REFERENCES member,
  reporter_uid text NOT NULL REFERENCES member,
  reason       text NOT NULL CHECK (reason IN ('advice', 'fraud', 'insult', 'indecent', 'copied', 'other')),
  content      text NOT NULL DEFAULT '',
  -- ms since the live session went on air; null when it was not on air.
  media_ts     bigint CHECK (media_ts >= 0),
  created_at   timestamptz NOT NULL,
  outcome      text CHECK (outcome IN ('acted', 'dismissed')),
  -- For the reporter as well.
  note         text NOT NULL DEFAULT '',
  settled_at   timestamptz,
  -- Nobody judges a report of their own.
  settled_by   text REFERENCES member CHECK (settled_by <> reporter_uid),
  CHECK (reason <> 'other' OR content <> ''),
  CHECK ((outcome IS NULL) = (settled_at IS NULL) AND (outcome IS NULL) = (settled_by IS NULL)),
  CHECK (outcome IS NULL OR note <> '')
);
-- One open report of each member and live session.
CREATE UNIQUE INDEX live_report_open ON live_report (live_id, reporter_uid) WHERE settled_at IS NULL;
CREATE INDEX live_report_waiting ON live_report (report_id) WHERE settled_at IS NULL;
CREATE INDEX live_report_settled ON live_report (settled_at, report_id) WHERE settled_at IS NOT NULL;

CREATE TABLE live_report_picture (
  report_id text NOT NULL REFERENCES live_report,
  position  integer NOT NULL CHECK (position BETWEEN 1 AND 9),
  file_id   text NOT NULL REFERENCES file,
  PRIMARY KEY (report_id, position),
  UNIQUE (report_id, file_id)
);
CREATE INDEX live_report_picture_file ON live_report_picture (file_id);
