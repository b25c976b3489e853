import { agreements } from '@goldbean/contract';
import { sql } from 'kysely';
import { until } from '../until.ts';
import type { TestServer } from './in-process.ts';
import { outsiders, type TalkMatrixFields, type TalkObjects, type TalkCall } from './talk-matrix.ts';

/** Asks and takes no refusal. @returns `data` */
export async function made(
  testServer: TestServer,
  name: TalkCall | 'channels.subscribe',
  account: string,
  fields: TalkMatrixFields,
): Promise<Record<string, string>> {
  const { code, msg_key: msgKey, data } = await testServer.ask(name, account, fields);
  if (code !== 200) throw new Error(`${name} was refused: ${msgKey}`);
  return data as Record<string, string>;
}

/** Until everything announced has been published. */
export const settled = ({ database }: TestServer['app']): Promise<void> =>
  until('the outbox is empty', async () => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM outbox`.execute(database.reader);
    return rows[0]?.n === 0;
  });

/** What the calls of `talk-matrix.ts` name: of a class, and of a conversation of its student `member` with its teacher. */
export async function makeObjects(
  testServer: TestServer,
): Promise<{ objects: TalkObjects; between: TalkObjects }> {
  const { app } = testServer;
  const make = (name: TalkCall | 'channels.subscribe', account: string, fields: TalkMatrixFields) =>
    made(testServer, name, account, fields);

  let published = 0;
  const say = async (room: string): Promise<string> =>
    (
      await make('messaging.publish', 'member', {
        room,
        client_msg_id: `m${(published += 1)}`,
        kind: 'text',
        body: { text: 'a secret' },
      })
    )['id'] ?? '';

  /** Four messages of a room, one of them a card of the first two. */
  async function fill(
    room: string,
    target: TalkMatrixFields,
  ): Promise<Pick<TalkObjects, 'message' | 'second' | 'card' | 'last'>> {
    const [message, second] = [await say(room), await say(room)];
    await make('forwarding.forward', 'member', {
      room,
      ids: [message, second],
      targets: [target],
      mode: 'merged',
      request_id: `card-${room}`,
    });
    await settle();
    const { list } = (await make('messaging.history', 'member', { room, size: 1 })) as unknown as {
      list: [{ id: string; kind: string }];
    };
    if (list[0].kind !== 'merged') throw new Error('there is no card');
    return { message, second, card: list[0].id, last: await say(room) };
  }

  const settle = () => settled(app);

  const mine = (await make('groups.list', 'teacher', {})) as unknown as {
    list: { group: { kind: string; group_id: string; room: string; channel_id: string } }[];
  };
  const place = mine.list.find(({ group }) => group.kind === 'class')?.group;
  if (!place) throw new Error('there is no class');
  const { group_id: group, room, channel_id } = place;
  const { rows } = await sql<{ uid: string; jwcode: string }>`
    SELECT uid, jwcode FROM member WHERE jwcode IN ('member', 'member2', 'teacher')`.execute(
    app.database.reader,
  );
  const uidOf = (account: string) => rows.find(({ jwcode }) => jwcode === account)?.uid ?? '';
  const student = uidOf('member');

  const agree = { agree: 1, agreement_version: agreements.channel.version };
  await make('channels.subscribe', outsiders['one who left the class'], {
    channel_id,
    action: 'add',
    ...agree,
  });
  await make('channels.subscribe', outsiders['one who left the class'], { channel_id, action: 'del' });

  const task = async (kind: string, fields: readonly object[]) =>
    (await make('tasks.save', 'teacher', { group_id: group, kind, title: kind, fields, request_id: kind }))[
      'task_id'
    ] ?? '';
  const form = await task('form', [{ id: 'why', kind: 'text', label: 'Why', required: 1, options: [] }]);
  const assignment = await task('assignment', []);
  await make('tasks.submit', 'member', {
    task_id: assignment,
    answers: { text: 'done' },
    request_id: 'work',
  });
  const announcement =
    (await make('announcements.save', 'teacher', { group_id: group, content: 'An hour', must_read: 1 }))[
      'id'
    ] ?? '';
  const tag =
    (
      await make('groupMembers.saveTag', 'teacher', {
        group_id: group,
        uid: student,
        category: 'level',
        text: 'new',
      })
    )['tag_id'] ?? '';
  const appoint = (role: string) =>
    make('groupMembers.appoint', 'teacher', { group_id: group, uid: student, role });
  await appoint('class_monitor');
  await make('messaging.mute', 'member', { room, uid: uidOf('member2'), minutes: 1, reason: 'noise' });
  await appoint('student');
  const muted = (await make('messaging.mutedList', 'teacher', { room })) as unknown as {
    proposals: [{ proposal_id: string }];
  };
  const proposal = muted.proposals[0].proposal_id;
  await settle();
  const things = { student, form, assignment, announcement, tag, proposal };
  const objects = { group, room, ...things, ...(await fill(room, { type: 'group', id: group })) };

  const talk = await make('direct.open', 'member', { uid: uidOf('teacher') });
  const directRoom = talk['room'] ?? '';
  const toTeacher = { type: 'user', id: uidOf('teacher') };
  const between = { group: directRoom, room: directRoom, ...things, ...(await fill(directRoom, toTeacher)) };

  await settle();
  return { objects, between };
}
