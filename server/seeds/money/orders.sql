-- Beans and coins for sale: the one place where packs and prices stand.
INSERT INTO recharge_pack (goods_id, kind, region, units, bonus, minor, currency, place) VALUES
  ('beans_60',       'beans', 'cn',       60,    0,    600,    'CNY', 1),
  ('beans_300',      'beans', 'cn',       300,   10,   3000,   'CNY', 2),
  ('beans_680',      'beans', 'cn',       680,   30,   6800,   'CNY', 3),
  ('beans_1980',     'beans', 'cn',       1980,  120,  19800,  'CNY', 4),
  ('beans_6480',     'beans', 'cn',       6480,  500,  64800,  'CNY', 5),
  ('beans_20000',    'beans', 'cn',       20000, 2000, 200000, 'CNY', 6),
  ('beans_60_usd',   'beans', 'overseas', 60,    0,    99,     'USD', 1),
  ('beans_300_usd',  'beans', 'overseas', 300,   10,   499,    'USD', 2),
  ('beans_680_usd',  'beans', 'overseas', 680,   30,   999,    'USD', 3),
  ('beans_1980_usd', 'beans', 'overseas', 1980,  120,  2999,   'USD', 4),
  ('beans_6480_usd', 'beans', 'overseas', 6480,  500,  9999,   'USD', 5),
  ('coins_10',       'coins', 'overseas', 10,    0,    799,    'USD', 1),
  ('coins_50',       'coins', 'overseas', 50,    2,    3899,   'USD', 2),
  ('coins_100',      'coins', 'overseas', 100,   5,    7699,   'USD', 3),
  ('coins_500',      'coins', 'overseas', 500,   40,   37999,  'USD', 4)
ON CONFLICT (goods_id) DO UPDATE SET
  kind = EXCLUDED.kind, region = EXCLUDED.region, units = EXCLUDED.units, bonus = EXCLUDED.bonus,
  minor = EXCLUDED.minor, currency = EXCLUDED.currency, place = EXCLUDED.place;
