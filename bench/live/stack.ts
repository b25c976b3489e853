import { join } from 'node:path';
import { createDatabase, type Reader } from '../../server/src/platform/database/index.ts';
import { crowd, settleIn, signAllIn, tokenOf } from '../../server/test/reliability/crowd.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { send, signIn } from '../../server/test/system/real-server.ts';
import { topUp } from '../../server/test/system/top-up.ts';
import { until } from '../../server/test/until.ts';
import { end, startOurs } from '../money/processes.ts';
import { makeFilm, pushFilm } from './encoder.ts';

/** A server with a live session whose teacher may go on air. */
export interface Stack {
  /** Of HTTP. */
  readonly port: number;
  /** Process id of the server. */
  readonly pid: number;
  readonly url: string;
  /** For files of a run; gone with it. */
  readonly folder: string;
  readonly liveId: string;
  /** Name of its message room. */
  readonly room: string;
  /** Where the teacher's encoder pushes, with stream and key. */
  readonly pushUrl: string;
  /** Resolves when the live session is on air. */
  readonly onAir: () => Promise<void>;
  /** Makes so many members and signs them in. @param beans that each has to spend @returns their tokens */
  readonly members: (count: number, beans?: number) => Promise<string[]>;
}

/** The live session of the second teacher that begins next. */
async function nextLive(port: number, token: string): Promise<string> {
  const { data: me } = await send(port, 'identity.memberInfo', {}, { token });
  const { data } = await send(port, 'live.list', { state: 'not_started' }, { token });
  const mine = data.list.filter(({ streamer }) => streamer.uid === me.uid);
  const [first] = mine.toSorted((a, b) => a.start_time_ts - b.start_time_ts);
  if (!first) throw new Error('the demo’s second teacher has no live session to come');
  return first.live_id;
}

/** Lends PostgreSQL, our server alone on its core, and a live session of the demo that is about to begin. */
export const withStack = <Result>(work: (stack: Stack) => Promise<Result>): Promise<Result> =>
  withPostgres(async ({ url: databaseUrl }, folder) => {
    const { child, port } = await startOurs(folder, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
    const database = createDatabase(databaseUrl, 2);
    try {
      const token = await signIn(port, 'teacher2');
      const liveId = await nextLive(port, token);
      const { data: push } = await send(port, 'streaming.push', { live_id: liveId }, { token });
      await send(port, 'streaming.start', { live_id: liveId }, { token });
      const info = async () => (await send(port, 'live.info', { live_id: liveId }, { token })).data;
      return await work({
        port,
        pid: child.pid ?? 0,
        url: `http://127.0.0.1:${port}`,
        folder,
        liveId,
        room: (await info()).room,
        pushUrl: `${push.rtmp_url}/${push.key}`,
        onAir: () => until('the live session is on air', async () => (await info()).state === 'live'),
        members: (count, beans = 0) => makeMembers(database.reader, databaseUrl, count, beans),
      });
    } finally {
      await database.close();
      await end(child, 'SIGTERM');
    }
  });

async function makeMembers(reader: Reader, url: string, count: number, beans: number): Promise<string[]> {
  const uids = crowd(count);
  await settleIn(reader, null, uids);
  await signAllIn(reader, uids);
  if (beans > 0) await topUp(url, uids, beans);
  return uids.map(tokenOf);
}

/** The same, with a film on air: its encoder costs the machine next to nothing. */
export const withFilm = <Result>(work: (stack: Stack) => Promise<Result>): Promise<Result> =>
  withStack(async (stack) => {
    const film = join(stack.folder, 'film.flv');
    await makeFilm(film);
    const stop = pushFilm(film, stack.pushUrl);
    try {
      await stack.onAir();
      return await work(stack);
    } finally {
      await stop();
    }
  });
