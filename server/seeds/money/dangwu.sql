-- Packs of dangwu vouchers on sale (D71).
INSERT INTO dangwu_goods (goods_id, name, gives, minor, place) VALUES
  ('dangwu_10',  '10 张当物券',  10,  1000,  1),
  ('dangwu_50',  '50 张当物券',  50,  5000,  2),
  ('dangwu_100', '105 张当物券', 105, 10000, 3),
  ('dangwu_300', '320 张当物券', 320, 30000, 4),
  ('dangwu_500', '550 张当物券', 550, 50000, 5)
ON CONFLICT (goods_id) DO UPDATE SET
  name = EXCLUDED.name, gives = EXCLUDED.gives, minor = EXCLUDED.minor, place = EXCLUDED.place;
