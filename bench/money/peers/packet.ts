import type pg from 'pg';

/** A packet and a wallet in their plainest form, for the designs that G15 and G17 are held to. */
export const schema = `
  CREATE SCHEMA peer;
  CREATE TABLE peer.account (id int PRIMARY KEY, balance bigint NOT NULL CHECK (balance >= 0));
  CREATE TABLE peer.packet (id int PRIMARY KEY, shares_left int NOT NULL CHECK (shares_left >= 0), beans_left bigint NOT NULL);
  CREATE TABLE peer.entry (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, account int NOT NULL, amount bigint NOT NULL,
    cause text NOT NULL);
  CREATE TABLE peer.row (id int NOT NULL);
  INSERT INTO peer.account SELECT n, 1000000000 FROM generate_series(0, 100000) n;
  INSERT INTO peer.packet VALUES (1, 2000000000, 2000000000)`;

/** A connection of the pool for one piece of work. */
async function within(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** The usual way: lock the packet, look, write, six round trips; whoever comes next waits for the commit. */
export const grabForUpdate = (pool: pg.Pool, uid: number): Promise<void> =>
  within(pool, async (client) => {
    await client.query('BEGIN');
    await client.query({
      name: 'lock',
      text: 'SELECT shares_left FROM peer.packet WHERE id = $1 FOR UPDATE',
      values: [1],
    });
    await client.query({
      name: 'take',
      text: 'UPDATE peer.packet SET shares_left = shares_left - 1, beans_left = beans_left - $2 WHERE id = $1',
      values: [1, 1],
    });
    await client.query({
      name: 'enter',
      text: "INSERT INTO peer.entry (account, amount, cause) VALUES ($1, $2, 'grab'), (0, -$2, 'grab')",
      values: [uid, 1],
    });
    await client.query({
      name: 'pay',
      text: 'UPDATE peer.account SET balance = balance + $2 WHERE id = $1',
      values: [uid, 1],
    });
    await client.query('COMMIT');
  });

/** The usual way to pay into a hot account: its row is locked, so payments go one by one. */
export const payOneByOne = (pool: pg.Pool, from: number): Promise<void> =>
  within(pool, async (client) => {
    await client.query('BEGIN');
    await client.query({
      name: 'lock two',
      text: 'SELECT balance FROM peer.account WHERE id IN (0, $1) ORDER BY id FOR UPDATE',
      values: [from],
    });
    await client.query({
      name: 'enter',
      text: "INSERT INTO peer.entry (account, amount, cause) VALUES (0, $2, 'pay'), ($1, -$2, 'pay')",
      values: [from, 1],
    });
    await client.query({
      name: 'move',
      text: 'UPDATE peer.account SET balance = balance + CASE WHEN id = 0 THEN $2::bigint ELSE -$2::bigint END WHERE id IN (0, $1)',
      values: [from, 1],
    });
    await client.query('COMMIT');
  });

/** The limit of PostgreSQL: rows of one number, each in a transaction of its own, their commits grouped. */
export const insertRow = async (pool: pg.Pool): Promise<void> => {
  await pool.query({ name: 'row', text: 'INSERT INTO peer.row VALUES ($1)', values: [1] });
};
