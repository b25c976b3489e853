-- Herdsman clubs (S22): people of one city who meet.
CREATE TABLE herdsman_club (
  club_id       text PRIMARY KEY,
  name          text NOT NULL CHECK (name <> ''),
  city          text NOT NULL CHECK (city <> ''),
  introduction  text NOT NULL CHECK (introduction <> ''),
  capacity      integer NOT NULL CHECK (capacity BETWEEN 2 AND 500),
  -- Who runs it; one of its people as long as they do.
  organiser_uid text NOT NULL REFERENCES member,
  created_at    timestamptz NOT NULL,
  -- How often it was written since it was opened: who writes from an older one is refused.
  version       integer NOT NULL DEFAULT 0
);
CREATE INDEX herdsman_club_city ON herdsman_club (city);
CREATE INDEX herdsman_club_organiser ON herdsman_club (organiser_uid);

CREATE TABLE herdsman_picture (
  club_id  text NOT NULL REFERENCES herdsman_club,
  position integer NOT NULL CHECK (position BETWEEN 1 AND 9),
  file_id  text NOT NULL REFERENCES file,
  url      text NOT NULL,
  PRIMARY KEY (club_id, position),
  UNIQUE (club_id, file_id)
);
CREATE INDEX herdsman_picture_file ON herdsman_picture (file_id);

CREATE TABLE herdsman_person (
  club_id   text NOT NULL REFERENCES herdsman_club,
  uid       text NOT NULL REFERENCES member,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (club_id, uid)
);
CREATE INDEX herdsman_person_mine ON herdsman_person (uid);

CREATE TABLE herdsman_meeting (
  meeting_id   text PRIMARY KEY,
  club_id      text NOT NULL REFERENCES herdsman_club,
  title        text NOT NULL CHECK (title <> ''),
  place        text NOT NULL CHECK (place <> ''),
  starts_at    timestamptz NOT NULL,
  capacity     integer NOT NULL CHECK (capacity BETWEEN 1 AND 500),
  cancelled_at timestamptz
);
CREATE INDEX herdsman_meeting_next ON herdsman_meeting (club_id, starts_at) WHERE cancelled_at IS NULL;

CREATE TABLE herdsman_attendee (
  meeting_id text NOT NULL REFERENCES herdsman_meeting,
  uid        text NOT NULL REFERENCES member,
  signed_at  timestamptz NOT NULL,
  PRIMARY KEY (meeting_id, uid)
);
CREATE INDEX herdsman_attendee_mine ON herdsman_attendee (uid);
