-- E29: the member is an anonymous viewer to others in the ranks of live sessions.
ALTER TABLE member ADD COLUMN rank_hidden boolean NOT NULL DEFAULT false;
