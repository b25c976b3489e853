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
import { expect, vi } from 'vitest';
import { createPusher } from '../../../../test/rtmp-pusher.ts';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer } from '../../../../test/system/in-process.ts';

/** The ready accounts these tests sign in with: the owner of the channel on air, three of its viewers, offices, a stranger. */
const accounts = [
  'teacher',
  'member',
  'member2',
  'jw8801',
  'jw8803',
  'inspector',
  'admin',
  'teacher2',
] as const;
export type ModerationAccount = (typeof accounts)[number];

/** The whole server on a clock that is moved by hand, with the demo's live session on air and the class group of its channel. */
export async function createModerationFixture() {
  const clock = createManualClock(Date.now());
  const testServer = await openTestServer({}, {}, clock, { film: true });
  const { app } = testServer;
  const tokens = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await testServer.signIn(account)])),
  ) as Record<ModerationAccount, string>;

  async function ask<Name extends CallName>(who: ModerationAccount, name: Name, fields: object = {}) {
    const call: Call = namedCalls[name];
    const answer = await app.http.inject({
      method: call.method,
      url: callPath(call),
      headers: { client: 'pc', token: tokens[who] },
      ...(call.method === 'POST'
        ? { payload: fields }
        : { query: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])) }),
    });
    return answer.json<{
      code: number;
      msg_key: string;
      data: CallData<NamedCalls[Name]> & { until?: number; reason?: string };
    }>();
  }

  const uids = Object.fromEntries(
    await Promise.all(
      accounts.map(async (account) => [account, (await ask(account, 'identity.memberInfo')).data.uid]),
    ),
  ) as Record<ModerationAccount, string>;
  const { data: onAir } = await ask('member', 'live.list', { state: 'live' });
  const [live] = onAir.list;
  if (!live) throw new Error('nothing is on air');
  const { live_id } = live;
  const { channel_id } = live.channel;
  const { data: mine } = await ask('member', 'groups.list');
  const group = mine.list.find(
    (entry) => entry.group.channel_id === channel_id && entry.group.kind === 'class',
  );
  const groupRoom = group?.group.room ?? '';
  let given = 0;
  const next = () => `r${(given += 1)}`;

  async function ringDue(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`UPDATE jobs.job SET start_after = now()
      WHERE data ->> 'name' = 'moderation.due' AND state = 'created' RETURNING id`.execute(
      app.database.reader,
    );
    return rows.map(({ id }) => id);
  }

  /** Opens another live session of the channel, not begun. @returns its id */
  async function open(admins: readonly string[] = []): Promise<string> {
    const { rows } = await sql<{ background_id: string }>`
      SELECT background_id FROM live WHERE live_id = ${live_id}`.execute(app.database.reader);
    const answer = await ask('teacher', 'streaming.edit', {
      channel_id,
      name: 'Second lesson',
      introduction: 'More',
      background: rows[0]?.background_id,
      admins,
      course_type: 1,
      start_time: clock.now() + 600_000,
      block_network: 0,
    });
    return answer.data.live_id;
  }

  return {
    testServer,
    clock,
    ask,
    uids,
    live_id,
    channel_id,
    room: live.room,
    groupRoom,
    next,
    /** Says something in a room. @returns the refusal, or empty */
    say: async (who: ModerationAccount, room: string, text = 'hello') =>
      ask(who, 'messaging.publish', { room, client_msg_id: next(), kind: 'text', body: { text } }),
    give: (who: ModerationAccount) =>
      ask(who, 'gifts.give', { live_id, gift_id: 'chalk', n: 1, request_id: next() }),
    barrage: (who: ModerationAccount) =>
      ask(who, 'gifts.barrage', { live_id, text: 'wow', request_id: next() }),
    open,
    /** Another live session of the channel, on air, and its encoder. `push` opens one more. */
    async onAir() {
      const film = await readFile(new URL('../../../../test/uploads/tiny.flv', import.meta.url));
      const opened = await open();
      expect((await ask('teacher', 'streaming.start', { live_id: opened })).msg_key).toBe('');
      const { rtmp_url: url, key } = (await ask('teacher', 'streaming.push', { live_id: opened })).data;
      const push = () => createPusher({ url, key, film });
      const pusher = await push();
      await vi.waitFor(async () =>
        expect((await ask('member', 'live.info', { live_id: opened })).data.state).toBe('live'),
      );
      return { live_id: opened, pusher, push };
    },
    /** Events of a kind that a room has received, oldest first. */
    async eventsOf(room: string, kind: string): Promise<Record<string, unknown>[]> {
      await app.flushed();
      const { rows } = await sql<{ body: Record<string, unknown> }>`
        SELECT body FROM room_frame WHERE room = ${room} AND type = 'event' AND kind = ${kind} ORDER BY seq`.execute(
        app.database.reader,
      );
      return rows.map(({ body }) => body);
    },
    /** Notices about acts that a member was sent, newest first. */
    notified: async (who: ModerationAccount) =>
      (await ask(who, 'notices.list')).data.list.flatMap(({ body }) =>
        body.kind === 'moderation' ? [body] : [],
      ),
    /** The queue finds its deadlines due, as it would when its own clock had come to them. */
    async ring(): Promise<void> {
      await ringDue();
    },
    /** The same, and waits until all that was due is done: what has not happened by then does not. */
    async settle(): Promise<void> {
      const dueJobs = await ringDue();
      expect(dueJobs).not.toEqual([]);
      await vi.waitFor(async () => {
        const { rows } =
          await sql`SELECT state FROM jobs.job WHERE id = ANY (${dueJobs}) AND state <> 'completed'`.execute(
            app.database.reader,
          );
        expect(rows).toEqual([]);
      });
      await app.flushed();
    },
    close: () => testServer.close(),
  };
}
export type ModerationFixture = Awaited<ReturnType<typeof createModerationFixture>>;
