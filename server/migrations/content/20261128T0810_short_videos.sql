-- Short videos (S04) on the engine of what members write: which film a version shows. Words, cover and chapters are in the
-- version's body.
CREATE TABLE short_video_film (
  post_id  text NOT NULL,
  version  integer NOT NULL,
  -- The upload; what it was converted to is found by it.
  film_id  text NOT NULL REFERENCES file,
  -- It plays. What does not, or not yet, is not judged.
  is_ready boolean NOT NULL,
  PRIMARY KEY (post_id, version),
  FOREIGN KEY (post_id, version) REFERENCES post_version
);
CREATE INDEX short_video_film_file ON short_video_film (film_id);
CREATE INDEX short_video_film_unready ON short_video_film (post_id) WHERE NOT is_ready;
