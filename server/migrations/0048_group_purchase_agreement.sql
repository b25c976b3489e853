-- Version of the service agreement that was ticked on joining (V35, S39); null for those who joined before it was kept.
ALTER TABLE group_purchase_member ADD COLUMN agreement text CHECK (agreement <> '');
