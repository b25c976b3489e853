-- Domain 3.4: a member sees what was said after they came. The number of the room's last frame then; those who were here
-- before the column was see all.
ALTER TABLE group_member ADD COLUMN joined_seq bigint NOT NULL DEFAULT 0 CHECK (joined_seq >= 0);
