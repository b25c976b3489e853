-- Notices of a live session are marked as read when it ends.
CREATE INDEX notice_unread_of_live ON notice ((body ->> 'live_id'))
  WHERE read_at IS NULL AND body ->> 'kind' = 'live_reminder';
