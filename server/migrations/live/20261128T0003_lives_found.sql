-- Live sessions and their replays by name (S03); drafts and what was called off are nobody's to find.
CREATE INDEX live_found ON live USING gin (grams(found_by(name))) WHERE state IN ('not_started', 'live', 'ended');
-- Notices of live rooms by their words: a minute of a replay is found by what was announced in it.
CREATE INDEX room_frame_notice ON room_frame USING gin (grams(lower(body ->> 'text')))
  WHERE type = 'event' AND kind = 'notice' AND starts_with(room, 'live_');
