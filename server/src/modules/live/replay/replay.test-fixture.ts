import { readFile } from 'node:fs/promises';
import {
  callPath,
  namedCalls,
  type Call,
  type CallData,
  type CallName,
  type NamedCalls,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { createPusher } from '../../../../test/rtmp-pusher.ts';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer } from '../../../../test/system/in-process.ts';
import { patienceMs } from '../../../../test/until.ts';

const accounts = ['teacher', 'member', 'member2', 'admin', 'teacher2'] as const;
export type ReplayAccount = (typeof accounts)[number];
export const film = await readFile(new URL('../../../demo/film/film.flv', import.meta.url));

/** The whole server with its recorder, on a clock that is moved by hand; encoders push eight times as fast as they play. */
export async function createReplayFixture(settings: Readonly<Record<string, string>> = {}) {
  const clock = createManualClock(Date.now());
  const testServer = await openTestServer({}, settings, clock, { film: true });
  const { app } = testServer;
  const tokens = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await testServer.signIn(account)])),
  ) as Record<ReplayAccount, string>;
  let made = 0;

  async function ask<Name extends CallName>(who: ReplayAccount, name: Name, fields: object = {}) {
    const call: Call = namedCalls[name];
    const answer = await app.http.inject({
      method: 'POST',
      url: callPath(call),
      headers: { client: 'pc', token: tokens[who] },
      payload: fields,
    });
    return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
  }
  const [shown] = (await ask('member', 'live.list', { state: 'live' })).data.list;
  if (!shown) throw new Error('nothing is on air');
  const { channel_id } = shown.channel;

  const info = async (live_id: string, who: ReplayAccount = 'member') =>
    (await ask(who, 'replay.info', { live_id })).data;
  const replay = async (live_id: string, who: ReplayAccount = 'member') => (await info(live_id, who)).replay;
  const soon = { timeout: 2 * patienceMs };

  /** The queue finds its work due, as it would when its own clock had come to it. */
  async function ring(): Promise<void> {
    await sql`UPDATE jobs.job SET start_after = now() WHERE data ->> 'name' IN ('replay.close', 'replay.take')
      AND state IN ('created', 'retry')`.execute(app.database.reader);
  }
  const onAir = new Set<string>();

  /** A lesson that has not begun. @returns its id */
  async function lesson(given: object = {}): Promise<string> {
    const { rows } = await sql<{ background_id: string }>`
      SELECT background_id FROM live WHERE live_id = ${shown?.live_id}`.execute(app.database.reader);
    const { data } = await ask('teacher', 'streaming.edit', {
      channel_id,
      name: 'A recorded lesson',
      introduction: 'More',
      background: rows[0]?.background_id,
      course_type: 1,
      start_time: clock.now() + 600_000,
      block_network: 0,
      ...given,
    });
    return data.live_id;
  }

  return {
    app,
    clock,
    /** Ends what is on air still, whatever became of its test. */
    async clear(): Promise<void> {
      for (const live_id of onAir) await ask('teacher', 'streaming.end', { live_id, kind: 'end' });
      onAir.clear();
    },
    ask,
    info,
    replay,
    channel_id,
    fetch: (address: string, headers: Record<string, string> = {}) =>
      app.http.inject({ method: 'GET', url: address, headers }),
    lesson,
    /** A lesson on air, with its encoder. */
    async onAir(given: object = {}) {
      const live_id = await lesson(given);
      await ask('teacher', 'streaming.start', { live_id });
      const push = async (rotate = false) => {
        const to = (await ask('teacher', 'streaming.push', { live_id, rotate: rotate ? 1 : 0 })).data;
        return createPusher({ url: to.rtmp_url, key: to.key, film, pace: 8 });
      };
      onAir.add(live_id);
      const pusher = await push();
      await vi.waitFor(async () => {
        const { state } = (await ask('member', 'live.info', { live_id })).data;
        if (state !== 'live') throw new Error('not on air');
      }, soon);
      return { live_id, pusher, push, room: `live_${live_id}` };
    },
    ring,
    /** Waits until so much of a live session is recorded, ms. */
    recorded: (live_id: string, ms: number) =>
      vi.waitFor(async () => {
        clock.advance(1_001);
        const { recorded } = await replay(live_id);
        if (recorded < ms) throw new Error(`${recorded} ms are recorded`);
      }, soon),
    /** Ends a live session and waits until its replay is in a state. */
    async end(live_id: string, state = 'ready') {
      await ask('teacher', 'streaming.end', { live_id, kind: 'end' });
      await vi.waitFor(async () => {
        await ring();
        const found = await replay(live_id, 'teacher');
        if (found.state !== state) throw new Error(found.state);
      }, soon);
    },
    say: (who: ReplayAccount, room: string, text: string) =>
      ask(who, 'messaging.publish', { room, client_msg_id: `c${(made += 1)}`, kind: 'text', body: { text } }),
    /** Everything between two places of a replay, a page after the other. */
    async between(live_id: string, from_ts: number, to_ts: number, size = 200) {
      const list = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { data, msg_key } = await ask('member', 'replay.events', {
          live_id,
          from_ts,
          to_ts,
          size,
          ...(cursor !== undefined && { cursor }),
        });
        if (msg_key) throw new Error(msg_key);
        list.push(...data.list);
        cursor = data.next;
      }
      return list;
    },
    close: () => testServer.close(),
  };
}
export type ReplayFixture = Awaited<ReturnType<typeof createReplayFixture>>;
