import { sql } from 'kysely';
import type { Database } from '../src/platform/database/index.ts';

/**
 * How a row of another feature comes to be when a row under test names it. `$1` is its key; a live session stands in a
 * channel, a channel belongs to a member.
 */
const rows = {
  member: `INSERT INTO member (uid, jwcode, nickname, created_at)
    VALUES ($1, 'x' || md5($1), $1, 'epoch') ON CONFLICT DO NOTHING`,
  channel: `INSERT INTO channel (channel_id, name, owner_uid, created_at)
    VALUES ($1, $1, 'stand_in', 'epoch') ON CONFLICT DO NOTHING`,
  live: `INSERT INTO live (live_id, channel_id, streamer_uid, name, theme, introduction, background_id, background,
      start_at, course_type, block_network, replay_mode, state, created_at)
    VALUES ($1, 'stand_in', 'stand_in', $1, '', $1, '', $1, 'epoch', 1, false, 'permanent', 'not_started', 'epoch')
    ON CONFLICT DO NOTHING`,
  room: `INSERT INTO room (name, epoch, created_at) VALUES ($1, 'stand_in', 'epoch') ON CONFLICT DO NOTHING`,
} as const;
export type StandIn = keyof typeof rows;

/**
 * Lets a test of one feature name members, channels and the like that no other feature made: what a foreign key asks
 * for is made just before it asks. The ports of such a test are stand-ins, and so are the rows behind them. Tests of
 * the running server do without.
 */
export async function makeStandIns(database: Database, tables: readonly StandIn[]): Promise<void> {
  const { reader } = database;
  const named = async (table: StandIn) => {
    const { rows: keys } = await sql<{ child: string; column: string }>`
      SELECT conrelid::regclass::text AS child, attname AS column FROM pg_constraint
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid = ${table}::regclass`.execute(reader);
    return keys;
  };
  for (const table of tables) {
    await sql
      .raw(`CREATE FUNCTION stand_in_${table}() RETURNS trigger LANGUAGE plpgsql AS $stand_in$
        DECLARE key text := to_jsonb(NEW) ->> TG_ARGV[0];
        BEGIN
          IF key IS NOT NULL THEN EXECUTE $row$${rows[table]}$row$ USING key; END IF;
          RETURN NEW;
        END $stand_in$`)
      .execute(reader);
    for (const { child, column } of await named(table))
      await sql
        .raw(`CREATE TRIGGER stand_in_${column} BEFORE INSERT OR UPDATE OF ${column} ON ${child}
          FOR EACH ROW EXECUTE FUNCTION stand_in_${table}('${column}')`)
        .execute(reader);
  }
}
