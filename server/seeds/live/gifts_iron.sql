-- What only iron fans of the channel give (P10).
UPDATE gift SET iron_fan = true WHERE gift_id = 'shield' AND NOT iron_fan;
