-- Members (domain 3.1). `jwcode` is the platform's own account name; generated ones start with letters, so that
-- none is ever somebody's mobile number.
CREATE SEQUENCE jwcode_number START 10000001;
CREATE TABLE member (
  uid             text PRIMARY KEY,
  jwcode          text NOT NULL UNIQUE CHECK (jwcode = lower(jwcode) AND jwcode <> ''),
  -- With the country's calling code, such as +8613800000000.
  mobile          text UNIQUE CHECK (mobile ~ '^\+\d{5,18}$'),
  email           text UNIQUE CHECK (email = lower(email) AND email LIKE '%_@_%'),
  nickname        text NOT NULL CHECK (nickname <> ''),
  -- Argon2id; null until the member chose one (first sign-in with a code, D83).
  password_hash   text,
  img             text NOT NULL DEFAULT '',
  intro           text NOT NULL DEFAULT '',
  roles           text[] NOT NULL DEFAULT '{member}'
                  CHECK (roles <@ ARRAY['member', 'inspector', 'product_head', 'admin', 'support'] AND 'member' = ANY (roles)),
  state           text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'closed')),
  ishw            boolean NOT NULL DEFAULT false,
  user_status     int NOT NULL DEFAULT 1 CHECK (user_status IN (1, 2)),
  level           int NOT NULL DEFAULT 1 CHECK (level >= 1),
  learning_points int NOT NULL DEFAULT 0 CHECK (learning_points >= 0),
  theme           text,
  lang            text,
  barrage         jsonb,
  created_at      bigint NOT NULL
);

-- Signed-in devices: only the hash of a token is stored (D83).
CREATE TABLE session (
  id         text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  uid        text NOT NULL REFERENCES member,
  created_at bigint NOT NULL,
  seen_at    bigint NOT NULL,
  revoked_at bigint
);
CREATE INDEX session_living ON session (uid) WHERE revoked_at IS NULL;
CREATE INDEX session_age ON session (seen_at);

-- The last code sent to a mobile number or e-mail address.
CREATE TABLE login_code (
  contact    text PRIMARY KEY,
  salt       text NOT NULL,
  code_hash  text NOT NULL,
  tries      int NOT NULL DEFAULT 0,
  sent_at    bigint NOT NULL,
  expires_at bigint NOT NULL
);

-- One-time tickets for external navigation targets (D14).
CREATE TABLE navigation_ticket (
  ticket_hash text PRIMARY KEY,
  uid         text NOT NULL REFERENCES member,
  target      text NOT NULL,
  expires_at  bigint NOT NULL
);
CREATE INDEX navigation_ticket_age ON navigation_ticket (expires_at);

-- Who looked at whose profile: once a day and pair (domain 3.1).
CREATE TABLE profile_visit (
  uid     text NOT NULL REFERENCES member,
  visitor text NOT NULL REFERENCES member,
  -- Asia/Shanghai.
  day     text NOT NULL,
  PRIMARY KEY (uid, visitor, day),
  CHECK (uid <> visitor)
);
