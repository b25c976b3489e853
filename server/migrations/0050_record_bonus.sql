-- A record says what was credited (D06): those written before the bonus of a first recharge counted get it now.
UPDATE recharge_record r SET gold_num = r.gold_num + o.first_bonus
  FROM pay_order o
 WHERE o.order_no = r.order_no AND r.written_by = 'server' AND o.first_bonus > 0;
