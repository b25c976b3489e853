-- An order's payment begins once, however many begin it at the same moment. Of several that began before this was so,
-- the order knows one; the others were closed, and nobody was told of them.
DELETE FROM cashier_payment payment
  WHERE NOT EXISTS (
    SELECT FROM pay_order o WHERE o.order_no = payment.order_no AND o.reference = payment.reference
  );
ALTER TABLE cashier_payment ADD UNIQUE (order_no);
