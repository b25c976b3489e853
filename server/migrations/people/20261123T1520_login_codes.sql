-- D73: a code is kept per address that asked for it, so that a stranger's asking replaces no code of the member's.
ALTER TABLE login_code
  ADD COLUMN network text NOT NULL DEFAULT '',
  DROP COLUMN tries,
  DROP CONSTRAINT login_code_pkey,
  ADD PRIMARY KEY (contact, network);
ALTER TABLE login_code ALTER COLUMN network DROP DEFAULT;

-- Tries of one code, counted per address that guessed: a stranger's wrong ones spend no code of the member's.
CREATE TABLE login_code_try (
  contact      text NOT NULL,
  network      text NOT NULL,
  from_network text NOT NULL,
  tries        int NOT NULL,
  PRIMARY KEY (contact, network, from_network),
  FOREIGN KEY (contact, network) REFERENCES login_code ON DELETE CASCADE
);
