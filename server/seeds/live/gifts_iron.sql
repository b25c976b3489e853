-- Those that only iron fans of the channel give (P10).
UPDATE gift SET iron_fan = (gift_id IN ('shield')) WHERE iron_fan IS DISTINCT FROM (gift_id IN ('shield'));
