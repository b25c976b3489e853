-- What a member was on air with, counted and listed in their profile (S43).
CREATE INDEX live_streamer ON live (streamer_uid) WHERE started_at IS NOT NULL;
