-- Beans that members spent in a channel, by day of Asia/Shanghai (C027); `reached_at` as in gift_total.
CREATE TABLE gift_day (
  channel_id text NOT NULL REFERENCES channel,
  day        date NOT NULL,
  uid        text NOT NULL REFERENCES member,
  beans      bigint NOT NULL CHECK (beans > 0),
  reached_at timestamptz NOT NULL,
  PRIMARY KEY (channel_id, day, uid)
);
INSERT INTO gift_day
SELECT channel_id, (created_at AT TIME ZONE 'Asia/Shanghai')::date, uid, sum(beans), max(created_at)
FROM (
  SELECT channel_id, uid, beans, created_at FROM gift_send WHERE beans > 0
  UNION ALL SELECT channel_id, uid, beans, created_at FROM barrage
) AS given
GROUP BY 1, 2, 3;
