-- The column has the name of the contract's field.
ALTER TABLE wish_event RENAME COLUMN deed TO action;
