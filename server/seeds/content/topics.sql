-- Topics of the circle (S06). Names are the house's; the app shows its own words by id (`houseTopics` of the contract).
INSERT INTO topic (topic_id, name, place) VALUES
  ('market',    '盘面观察', 1),
  ('stocks',    '个股研究', 2),
  ('funds',     '基金定投', 3),
  ('charts',    '图形与指标', 4),
  ('macro',     '宏观与政策', 5),
  ('beginners', '新手提问', 6),
  ('reading',   '读书笔记', 7),
  ('classroom', '课堂心得', 8)
ON CONFLICT (topic_id) DO UPDATE SET name = EXCLUDED.name, place = EXCLUDED.place;
