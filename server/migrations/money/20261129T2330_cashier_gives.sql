-- What a payment adds to the wallet, for the cashier's page to say in the payer's language; null for what is not counted.
ALTER TABLE cashier_payment ADD COLUMN gives_currency text;
ALTER TABLE cashier_payment ADD COLUMN gives_amount bigint CHECK (gives_amount > 0);
ALTER TABLE cashier_payment ADD CHECK ((gives_currency IS NULL) = (gives_amount IS NULL));
