-- D32: of a video there is also its first picture, made of the upload as what plays is: one file of each type.
ALTER TABLE file DROP CONSTRAINT file_made_of_key;
ALTER TABLE file ADD CONSTRAINT file_made_once UNIQUE (made_of, mime);
