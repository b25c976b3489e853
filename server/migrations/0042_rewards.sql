-- What a member was rewarded for (domain 3.2): each reason once for ever, by its key.
CREATE TABLE reward_grant (
  grant_id   text PRIMARY KEY,
  uid        text NOT NULL,
  kind       text NOT NULL
             CHECK (kind IN ('newcomer', 'guidance', 'first_post', 'first_video', 'invite', 'sign_in')),
  -- The friend of an invite, the day of a sign-in (YYYY-MM-DD in Asia/Shanghai); empty for what is given once.
  subject    text NOT NULL,
  beans      integer NOT NULL CHECK (beans > 0),
  credits    integer NOT NULL CHECK (credits >= 0),
  -- How many days in a row a sign-in was.
  streak     integer CHECK (streak > 0),
  granted_at bigint NOT NULL,
  UNIQUE (uid, kind, subject),
  CHECK ((subject <> '') = (kind IN ('invite', 'sign_in'))),
  CHECK ((streak IS NOT NULL) = (kind = 'sign_in')),
  CHECK (kind <> 'sign_in' OR subject ~ '^\d{4}-\d\d-\d\d$')
);

-- Made when a member first looks for it.
CREATE TABLE invite_code (
  uid  text PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[2-9A-HJ-NP-Z]{8}$')
);

-- Who invited whom (K24): a friend has one inviter in the whole system.
CREATE TABLE invite (
  friend_uid   text PRIMARY KEY,
  inviter_uid  text NOT NULL CHECK (inviter_uid <> friend_uid),
  joined_at    bigint NOT NULL,
  -- When the friend finished the guidance, which pays the inviter (D51).
  completed_at bigint CHECK (completed_at >= joined_at)
);
-- Two members cannot have invited each other, not even at the same moment.
CREATE UNIQUE INDEX invite_pair ON invite (least(friend_uid, inviter_uid), greatest(friend_uid, inviter_uid));
CREATE INDEX invite_inviter ON invite (inviter_uid, joined_at DESC);
