-- Gifts that only iron fans of the channel may give (P10).
ALTER TABLE gift ADD COLUMN iron_fan boolean NOT NULL DEFAULT false;
