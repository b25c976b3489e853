-- Gifts on the panels (E28). Names are the house's; the app shows its own words by `icon`.
INSERT INTO gift (gift_id, name, price, icon, tab, place, fan_level) VALUES
  ('chalk',     '粉笔',   1,   'chalk',     'popular', 1, NULL),
  ('applause',  '掌声',   5,   'applause',  'popular', 2, NULL),
  ('goldbean',  '金豆',   10,  'goldbean',  'popular', 3, NULL),
  ('sunflower', '向日葵', 20,  'sunflower', 'popular', 4, NULL),
  ('candle',    '阳线',   38,  'candle',    'popular', 5, NULL),
  ('bull',      '金牛',   66,  'bull',      'popular', 6, NULL),
  ('crown',     '皇冠',   99,  'crown',     'luxury',  1, NULL),
  ('rocket',    '火箭',   188, 'rocket',    'luxury',  2, NULL),
  ('castle',    '城堡',   520, 'castle',    'luxury',  3, NULL),
  ('heart',     '真爱',   50,  'heart',     'fan',     1, 3),
  ('shield',    '铁盾',   80,  'shield',    'fan',     2, NULL),
  ('ribbon',    '应援丝带', 6,   'ribbon',    'fan',     3, 1)
ON CONFLICT (gift_id) DO UPDATE SET
  name = EXCLUDED.name, price = EXCLUDED.price, icon = EXCLUDED.icon, tab = EXCLUDED.tab,
  place = EXCLUDED.place, fan_level = EXCLUDED.fan_level;
