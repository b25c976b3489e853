-- Which messages show the pictures of an announcement: it may have been sent on to other rooms.
CREATE INDEX room_frame_pictures ON room_frame USING gin ((body -> 'pics'))
  WHERE type = 'msg' AND kind = 'announcement';
