-- Who people are in their class, and what is noted on them (E06, E07; domain 3.1, 3.4).
ALTER TABLE class_group
  -- Empty as long as it is called after its channel; the literal rule of V16 is the contract's.
  ADD COLUMN name      text CHECK (name <> '' AND char_length(name) <= 10),
  -- Only the staff write.
  ADD COLUMN read_only boolean NOT NULL DEFAULT false,
  -- Slow mode: seconds between two messages of one member; 0 is none.
  ADD COLUMN slow      integer NOT NULL DEFAULT 0 CHECK (slow BETWEEN 0 AND 3600);

ALTER TABLE group_member
  ADD COLUMN role   text NOT NULL DEFAULT 'student' CHECK (role IN (
    'head_teacher', 'lecturer', 'class_monitor', 'class_committee', 'employee', 'robot', 'student')),
  -- The member's own: no signs for new messages, and listed before the others.
  ADD COLUMN muted  boolean NOT NULL DEFAULT false,
  ADD COLUMN pinned boolean NOT NULL DEFAULT false;

-- Groups from before: who owns the channel leads them, its streamers teach there.
INSERT INTO group_member (group_id, uid, joined_at, role)
SELECT group_id, uid, class_group.created_at, 'lecturer' FROM class_group JOIN channel_staff USING (channel_id)
WHERE channel_staff.role = 'streamer'
ON CONFLICT (group_id, uid) DO UPDATE SET role = 'lecturer';
UPDATE group_member SET role = 'head_teacher'
FROM class_group JOIN channel USING (channel_id)
WHERE class_group.group_id = group_member.group_id AND channel.owner_uid = group_member.uid;

-- What a member calls another; nobody else reads it.
CREATE TABLE member_remark (
  writer_uid text NOT NULL REFERENCES member,
  uid        text NOT NULL REFERENCES member,
  text       text NOT NULL CHECK (text <> '' AND char_length(text) <= 25),
  PRIMARY KEY (writer_uid, uid)
);

-- Labels that staff put on members, under a category; each goes with who added it (P07).
CREATE TABLE member_tag (
  tag_id     text PRIMARY KEY,
  group_id   text NOT NULL REFERENCES class_group,
  uid        text NOT NULL REFERENCES member,
  category   text NOT NULL CHECK (category <> '' AND char_length(category) <= 10),
  text       text NOT NULL CHECK (text <> '' AND char_length(text) <= 25),
  by_uid     text NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  UNIQUE (group_id, uid, category, text, by_uid)
);

-- How much and when somebody last spoke: the activity label and slow mode look at a few rows of one member.
CREATE INDEX room_frame_said ON room_frame (room, sender, ts) WHERE type = 'msg';
