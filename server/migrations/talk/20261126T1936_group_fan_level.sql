-- The level of its channel's club that a fan group asks for (D21, E15); null is membership alone.
ALTER TABLE class_group
  ADD COLUMN fan_level integer,
  ADD CHECK (fan_level IS NULL OR (fan_level >= 1 AND kind = 'fan'));
