-- Notices are found in every script: by this collation "Đ" has a case as "D" has.
DROP INDEX room_frame_notice;
CREATE INDEX room_frame_notice ON room_frame
  USING gin (grams(lower(normalize(body ->> 'text', NFKC) COLLATE "pg_c_utf8")))
  WHERE type = 'event' AND kind = 'notice' AND starts_with(room, 'live_');
