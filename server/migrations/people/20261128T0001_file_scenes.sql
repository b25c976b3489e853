-- What a file is for is said where its scene is registered (files.scene) and in the contract's union: a list here would be
-- written anew by every feature that takes files, each without what the others add.
ALTER TABLE file DROP CONSTRAINT file_scene_check;
