-- Those that are featured (C025), in their order.
UPDATE gift SET featured = one.place
FROM (VALUES ('bull', 1), ('rocket', 2), ('castle', 3)) AS one (gift_id, place)
WHERE gift.gift_id = one.gift_id AND gift.featured IS DISTINCT FROM one.place;
