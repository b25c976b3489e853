-- Which scenes are public is said where a scene is registered (files.scene, readers: 'everyone'), and files.service gives
-- only those a name with an ending, by which the public door serves them: a list here would refuse every later public scene.
ALTER TABLE file DROP CONSTRAINT IF EXISTS file_check1;
