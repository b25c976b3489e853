-- Gifts on the panels (E28). Names are the house's; the app shows its own words by `icon`.
INSERT INTO gift (gift_id, name, price, icon, tab, place, fan_level, iron_fan) VALUES
  ('chalk',     '粉笔',   1,   'chalk',     'popular', 1, NULL, false),
  ('applause',  '掌声',   5,   'applause',  'popular', 2, NULL, false),
  ('goldbean',  '金豆',   10,  'goldbean',  'popular', 3, NULL, false),
  ('sunflower', '向日葵', 20,  'sunflower', 'popular', 4, NULL, false),
  ('candle',    '阳线',   38,  'candle',    'popular', 5, NULL, false),
  ('bull',      '金牛',   66,  'bull',      'popular', 6, NULL, false),
  ('crown',     '皇冠',   99,  'crown',     'luxury',  1, NULL, false),
  ('rocket',    '火箭',   188, 'rocket',    'luxury',  2, NULL, false),
  ('castle',    '城堡',   520, 'castle',    'luxury',  3, NULL, false),
  ('heart',     '真爱',   50,  'heart',     'fan',     1, 3,    false),
  ('shield',    '铁盾',   80,  'shield',    'fan',     2, NULL, true)
ON CONFLICT (gift_id) DO UPDATE SET
  name = EXCLUDED.name, price = EXCLUDED.price, icon = EXCLUDED.icon, tab = EXCLUDED.tab,
  place = EXCLUDED.place, fan_level = EXCLUDED.fan_level, iron_fan = EXCLUDED.iron_fan;
