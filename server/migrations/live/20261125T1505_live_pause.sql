-- S36: the streamer shows the pause picture since then; null while they do not.
ALTER TABLE live ADD COLUMN paused_at timestamptz CHECK (paused_at IS NULL OR state = 'live');
-- S36: what is pushed is for this live session and for those who run it alone, until it is put on air.
ALTER TABLE live_stream ADD COLUMN test_live text REFERENCES live;
