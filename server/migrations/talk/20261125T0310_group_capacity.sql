-- How many members a group that is entered by choice takes, as who opened it chose; null is as many as its kind allows.
ALTER TABLE class_group
  ADD COLUMN capacity integer,
  ADD CHECK (capacity IS NULL OR (capacity >= 2 AND kind <> 'class'));
