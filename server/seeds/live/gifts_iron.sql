-- The gift of iron fans (P10).
INSERT INTO gift (gift_id, name, price, icon, tab, place, iron_fan) VALUES
  ('shield', '铁盾', 80, 'shield', 'fan', 2, true)
ON CONFLICT (gift_id) DO UPDATE SET
  name = EXCLUDED.name, price = EXCLUDED.price, icon = EXCLUDED.icon, tab = EXCLUDED.tab,
  place = EXCLUDED.place, iron_fan = EXCLUDED.iron_fan;
