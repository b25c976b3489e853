import { sql } from 'kysely';
import { databaseAt } from '../databases.ts';
import { createDatabase } from '../../src/platform/database/index.ts';
import { startServer, type RealServer } from '../system/real-server.ts';
import { crowd, settleIn, signAllIn, tokenOf } from './crowd.ts';
import { withPostgres } from './postgres.ts';
import { createCaller, type RawCaller } from './raw-client.ts';
import { furnish } from './simulation/stage.ts';

/** A running server with a class of so many members, and nothing else that costs it time. */
export interface ClassRoom {
  readonly server: RealServer;
  readonly room: string;
  readonly tokens: readonly string[];
  readonly call: RawCaller['call'];
  /** Says something as a member of the class. @returns its id */
  say(n: number): Promise<string>;
  /** Asks the database. */
  readonly ask: <Row>(query: ReturnType<typeof sql<Row>>) => Promise<readonly Row[]>;
}

/** Lends a class of so many members, on a PostgreSQL and a server of its own. */
export const withClassRoom = <Result>(
  size: number,
  work: (place: ClassRoom) => Promise<Result>,
): Promise<Result> =>
  withPostgres(async (embedded, folder) => {
    // The demo makes the class, and is left out of the server: its film would play beside the test.
    const furnished = await furnish(embedded.url, folder, 1);
    await furnished.close();
    const url = databaseAt(embedded.url, 'furnished');
    const database = createDatabase(url, 2);
    const { reader } = database;
    const ask = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(reader)).rows;
    const [place] = await ask(
      sql<{
        group_id: string;
        room: string;
      }>`SELECT group_id, room FROM class_group ORDER BY created_at LIMIT 1`,
    );
    if (!place) throw new Error('the demo has no class');
    const { group_id: groupId, room } = place;
    const members = crowd(size);
    await settleIn(reader, groupId, members);
    await signAllIn(reader, members);
    const server = await startServer(folder, { DATABASE_URL: url, GOLDBEAN_DEMO: '0' });
    const caller = createCaller(server.port, 128);
    const tokens = members.map(tokenOf);
    try {
      return await work({
        server,
        room,
        tokens,
        call: caller.call,
        ask,
        async say(n) {
          const answer = await caller.call(
            'messaging.publish',
            { room, client_msg_id: `s${n}`, kind: 'text', body: JSON.stringify({ text: `message ${n}` }) },
            tokens[n % tokens.length] ?? '',
          );
          if (answer.code !== 200) throw new Error(`a message was refused: ${answer.msg_key}`);
          return answer.data.id;
        },
      });
    } finally {
      caller.end();
      await database.close();
      await server.end('SIGTERM');
    }
  });
