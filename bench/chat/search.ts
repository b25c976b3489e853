import { sql } from 'kysely';
import pg from 'pg';
import {
  foundBy,
  searchPage,
} from '../../server/src/modules/talk/messaging/message-search/search.repository.ts';
import { createDatabase, prepareDatabase } from '../../server/src/platform/database/index.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { quantile, say } from '../money/judge.ts';

const room = 'class_bench';
/** Longest wait for a search, ms. */
const within = 100;
const times = 20;
/** Of a million messages, a word of a hundred, one of a thousand, and a single character of a hundred. */
const asked = ['除权', 'w707', '除'];

/**
 * The messages of a room: the words are made by the database, and their index after them, so that a million takes
 * minutes. No time limit, as a migration has none.
 */
const filling = (messages: number): string => `
  INSERT INTO room (name, epoch, last_seq, created_at) VALUES ('${room}', 'bench', ${messages}, now());
  INSERT INTO member (uid, jwcode, nickname, created_at) VALUES ('1', '1', 'Xiao Ming', now());
  INSERT INTO room_frame (room, seq, type, id, client_msg_id, sender, kind, body, ts)
    SELECT '${room}', n, 'msg', 'b' || n, 'b' || n, '1', 'text', '{}', to_timestamp(n)
    FROM generate_series(1, ${messages}) n;
  DROP INDEX room_words_grams;
  INSERT INTO room_words (room, seq, words)
    SELECT '${room}', n, '今天收盘价 w' || n % 1000 || CASE n % 10000 WHEN 7 THEN ' 除权' ELSE '' END
    FROM generate_series(1, ${messages}) n;
  INSERT INTO room_words_mark (room, seq) VALUES ('${room}', ${messages});
  SET maintenance_work_mem = '512MB';
  CREATE INDEX room_words_grams ON room_words USING gin (room, grams(words));
  ANALYZE room_words, room_frame;`;

/** Looking for words in a room of so many messages (G130): by its index, and in less than 100 ms. */
export const benchSearch = (messages: number): Promise<boolean> =>
  withPostgres(async ({ url }) => {
    await prepareDatabase(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(filling(messages));
    await client.end();
    const database = createDatabase(url, 2);
    const { reader } = database;
    let holds = true;
    for (const q of asked) {
      const search = { asker: '1', q };
      const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${foundBy(room, search)}`.execute(reader);
      const isIndexed = rows.some((row) => row['QUERY PLAN'].includes('room_words_grams'));
      const took: number[] = [];
      let total = 0;
      for (let time = 0; time < times; time += 1) {
        const began = performance.now();
        ({ total } = await searchPage(reader, room, search, { at: 1, size: 20 }));
        took.push(performance.now() - began);
      }
      const slowest = quantile(took, 0.9);
      const isGood = isIndexed && total > 0 && slowest <= within;
      holds &&= isGood;
      say(
        `"${q}" in ${messages} messages: ${total} found ${isIndexed ? 'by the index' : 'WITHOUT the index'}, ` +
          `median ${quantile(took, 0.5).toFixed(1)} ms, 90 % within ${slowest.toFixed(1)} ms <= ${within} ` +
          (isGood ? 'PASS' : 'FAIL'),
      );
    }
    await database.close();
    return holds;
  });
