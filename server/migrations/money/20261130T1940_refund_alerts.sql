-- Each refund of a credited payment raises an alert of its own. The key is the provider's number of the refund, or the
-- sum that was given back until then; empty where neither is known, and for the other reasons.
ALTER TABLE payment_alert ADD COLUMN refund_key text NOT NULL DEFAULT '';
ALTER TABLE payment_alert DROP CONSTRAINT payment_alert_pkey;
ALTER TABLE payment_alert ADD PRIMARY KEY (provider, transaction, reason, order_no, refund_key);
UPDATE payment_alert SET refund_key = refunded::text WHERE reason = 'refunded' AND refunded IS NOT NULL;
