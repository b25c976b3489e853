-- C071: experience of a member on the platform, from the first act that brought some.
CREATE TABLE member_experience (
  uid        text PRIMARY KEY REFERENCES member,
  experience integer NOT NULL CHECK (experience >= 0),
  -- The day (Asia/Shanghai) of the acts below; those of an earlier day count no more.
  act_day    date NOT NULL,
  sign_in    integer NOT NULL CHECK (sign_in >= 0),
  watch      integer NOT NULL CHECK (watch >= 0),
  comment    integer NOT NULL CHECK (comment >= 0),
  gift       integer NOT NULL CHECK (gift >= 0),
  share      integer NOT NULL CHECK (share >= 0)
);
