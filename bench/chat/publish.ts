import { Agent } from 'node:http';
import { sql } from 'kysely';
import pg from 'pg';
import { createDatabase, type Reader } from '../../server/src/platform/database/index.ts';
import { crowd, settleIn, signAllIn, tokenOf } from '../../server/test/reliability/crowd.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { send, signIn } from '../../server/test/system/real-server.ts';
import { atPace, drive } from '../money/drive.ts';
import { interleave, judge, quantile, say } from '../money/judge.ts';
import { insertRow, schema } from '../money/peers/packet.ts';
import { end, startOurs } from '../money/processes.ts';

/** Messages under way at once. */
const inFlight = 100;
const writers = crowd(300);
/** Messages a second of the steady stream, and how long the slowest hundredth of them may take. */
const steadyRate = 300;
const p99WithinMs = 60;
/** Messages of the long room, and of the short one. */
const long = 100_000;
const short = 100;

const secondRoom = 'class_bench';

/** Opens another group of the channel, for the short room. */
async function openSecond(reader: Reader, channelId: string): Promise<void> {
  await sql`INSERT INTO room (name, epoch, created_at) VALUES (${secondRoom}, 'bench', now())`.execute(
    reader,
  );
  await sql`INSERT INTO class_group (group_id, channel_id, ordinal, room, created_at)
    VALUES ('bench', ${channelId}, 2, ${secondRoom}, now())`.execute(reader);
}

/** Fills a room with texts of its writers. No time limit, as a migration has none. */
async function fill(pool: pg.Pool, room: string, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO room_frame (room, seq, type, id, client_msg_id, sender, kind, body, ts)
      SELECT $1, room.last_seq + n, 'msg', 'bench' || (room.last_seq + n), 'bench' || n,
        ($2::text[])[1 + n % $3], 'text', jsonb_build_object('text', 'message ' || n), now()
      FROM room, generate_series(1, $4::int) n WHERE room.name = $1`,
    [room, writers, writers.length, count],
  );
  await pool.query('UPDATE room SET last_seq = last_seq + $2 WHERE name = $1', [room, count]);
  // Their words are not asked for here, and are not to be written meanwhile.
  await pool.query(
    `INSERT INTO room_words_mark (room, seq) SELECT name, last_seq FROM room WHERE name = $1
      ON CONFLICT (room) DO UPDATE SET seq = excluded.seq`,
    [room],
  );
  // As autovacuum does on its own; here nobody waits for it.
  await pool.query('ANALYZE room_frame');
}

/**
 * Writing in one class group over HTTP, beside rows of one number that PostgreSQL commits in groups; the wait at a
 * steady pace; and opening a room of 100,000 messages beside one of 100.
 */
export const benchPublish = (rounds: number, seconds: number): Promise<boolean> =>
  withPostgres(async ({ url }, folder) => {
    const ours = await startOurs(folder, { DATABASE_URL: url });
    const { port } = ours;
    const agent = new Agent({ keepAlive: true, maxSockets: 2 * inFlight });
    const database = createDatabase(url, 2);
    const pool = new pg.Pool({ connectionString: url, max: 32 });
    // One that PostgreSQL ends with the bench is no failure of it.
    pool.on('error', () => {});
    try {
      const token = await signIn(port, 'teacher');
      const { data: groups } = await send(port, 'groups.list', {}, { token });
      const near = groups.list[0]?.group;
      if (!near) throw new Error('the demo’s teacher has no class group');
      const { reader } = database;
      await openSecond(reader, near.channel_id);
      await settleIn(reader, near.group_id, writers);
      await signAllIn(reader, writers);
      await pool.query(schema);
      let said = 0;
      const publish = async (n: number): Promise<void> => {
        const answer = await send(
          port,
          'messaging.publish',
          {
            room: near.room,
            client_msg_id: `b${(said += 1)}`,
            kind: 'text',
            body: JSON.stringify({ text: `message ${n}` }),
          },
          { token: tokenOf(writers[n % writers.length] ?? ''), agent },
        );
        if (answer.code !== 200) throw new Error(`refused with ${answer.msg_key}`);
      };
      const open = async (room: string): Promise<number> => {
        const { took } = await drive(1, seconds / 2, async () => {
          const answer = await send(port, 'messaging.history', { room }, { token, agent });
          if (answer.code !== 200) throw new Error(`refused with ${answer.msg_key}`);
        });
        return 1_000 / quantile(took, 0.5);
      };
      await fill(pool, secondRoom, short);
      const rates = await interleave(rounds, {
        published: async () => (await drive(inFlight, seconds, publish)).rate,
        rows: async () => (await drive(32, seconds, () => insertRow(pool))).rate,
      });
      const p99 = quantile(await atPace(steadyRate, seconds * 2, publish), 0.99);
      await fill(pool, near.room, long);
      const opened = await interleave(rounds, { long: () => open(near.room), short: () => open(secondRoom) });
      const holds = judge([
        {
          name: 'messages published in one room',
          ours: rates.published,
          peer: 'inserts in group commit',
          theirs: rates.rows,
          atLeast: 0.4,
        },
        {
          name: `opening a room of ${long} messages`,
          ours: opened.long,
          peer: `one of ${short}`,
          theirs: opened.short,
          atLeast: 1 / 1.5,
        },
      ]);
      const isSoon = p99 <= p99WithinMs;
      say(
        `messages at ${steadyRate}/s, 99th percentile ${p99.toFixed(1)} ms <= ${p99WithinMs} ${isSoon ? 'PASS' : 'FAIL'}`,
      );
      return holds && isSoon;
    } finally {
      agent.destroy();
      await pool.end();
      await database.close();
      await end(ours.child, 'SIGTERM');
    }
  });
