-- Money that was given back before it was credited, or after it was: people look into it.
ALTER TABLE payment_alert DROP CONSTRAINT payment_alert_reason_check;
ALTER TABLE payment_alert ADD CONSTRAINT payment_alert_reason_check
  CHECK (reason IN ('wrong_amount', 'paid_twice', 'unknown_order', 'used_transaction', 'refunded'));
-- In the smallest unit; null where nothing was, or the provider does not say how much.
ALTER TABLE payment_alert ADD COLUMN refunded bigint CHECK (refunded > 0);
