-- S43: a member does not tell others how many visitors they had; where they look, nobody is told.
ALTER TABLE member
  ADD COLUMN visitors_hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN visits_unseen boolean NOT NULL DEFAULT false;

-- The last look of the day; of those before only the day is known.
ALTER TABLE profile_visit ADD COLUMN at timestamptz;
UPDATE profile_visit SET at = day::timestamp AT TIME ZONE 'Asia/Shanghai';
ALTER TABLE profile_visit ALTER COLUMN at SET NOT NULL;
CREATE INDEX profile_visit_latest ON profile_visit (uid, at DESC, visitor);

-- Members whom members follow; channels are followed by themselves (domain 3.1).
CREATE TABLE member_follow (
  uid        text NOT NULL REFERENCES member,
  follower   text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (uid, follower),
  CHECK (uid <> follower)
);
CREATE INDEX member_follow_latest ON member_follow (uid, created_at DESC, follower);
CREATE INDEX member_follow_by ON member_follow (follower);
