-- `found_by` says something else since 20261129T1700_folded; notices are compared as everything else is.
REINDEX INDEX live_found;
DROP INDEX room_frame_notice;
CREATE INDEX room_frame_notice ON room_frame USING gin (grams(folded(body ->> 'text')))
  WHERE type = 'event' AND kind = 'notice' AND starts_with(room, 'live_');
