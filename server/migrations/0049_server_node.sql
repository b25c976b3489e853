-- Numbers of the servers on this database: each takes the next at its start, and makes its ids with it.
CREATE SEQUENCE server_node MINVALUE 0 MAXVALUE 1023 CYCLE;
