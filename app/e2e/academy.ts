import { calls, type Call, type CallData, type CallInput } from '@goldbean/contract';
import { readAnswer } from '../src/shared/api/api-error.ts';
import { encodeCall } from '../src/shared/api/encode-call.ts';

/** Address of the server under test. */
export const baseUrl = (): string => process.env['GOLDBEAN_URL'] ?? '';

/** The ready accounts of the demo (D85); the second teacher's live sessions have not begun. */
export type Account =
  | 'member'
  | 'member2'
  | 'jw8801'
  | 'teacher'
  | 'teacher2'
  | 'inspector'
  | 'producthead'
  | 'admin';

/** A member as a script: what a test arranges or checks beside the browser. */
export interface Person {
  readonly token: string;
  readonly uid: string;
  readonly call: <C extends Call>(call: C, input: CallInput<C>) => Promise<CallData<C>>;
  /** Says something in a room. @param replyTo id of the message it answers */
  readonly write: (room: string, text: string, replyTo?: string) => Promise<{ readonly id: string }>;
  /** My beans now. */
  readonly beans: () => Promise<number>;
}

async function send<C extends Call>(call: C, input: CallInput<C>, token: string): Promise<CallData<C>> {
  const { url, method, query, headers, body } = encodeCall(call, input, { token, appFrom: 'hljw_edu' });
  const answer = await fetch(`${baseUrl()}${url}?${query}`, { method, headers, ...(body && { body }) });
  return call.output.parse(readAnswer({ status: answer.status, body: await answer.json() })) as CallData<C>;
}

/** The password of the ready accounts, as the login page names it. */
export async function demoPassword(): Promise<string> {
  const { features } = await send(calls.identity.boot, {}, '');
  const [first] = features.demo_accounts;
  if (!first) throw new Error('the server was started without its demo');
  return first.password;
}

/** Signs in beside the browser. */
export async function person(account: Account): Promise<Person> {
  const { token, member } = await send(
    calls.identity.login,
    { account, password: await demoPassword(), agree: 1 },
    '',
  );
  const call: Person['call'] = (asked, input) => send(asked, input, token);
  return {
    token,
    uid: member.uid,
    call,
    write: (room, text, replyTo) =>
      call(calls.messaging.publish, {
        room,
        client_msg_id: crypto.randomUUID(),
        kind: 'text',
        body: { text },
        ...(replyTo !== undefined && { reply_to: replyTo }),
      }),
    beans: async () => (await call(calls.wallet.balances, {})).beans,
  };
}

/** Whose live session shows the demo's film: the ready account `teacher`. */
const filmTeacher = '财经课堂老师';

/** The live session on air that shows the demo's film; others are those of tests that run beside. */
export async function liveOnAir(viewer: Person) {
  const { list } = await viewer.call(calls.live.list, { state: 'live' });
  const shown = list.find(({ streamer }) => streamer.nickname === filmTeacher);
  if (!shown) throw new Error('the live session of the film is not on air');
  return shown;
}

/**
 * A live session of a teacher that has not begun, of the asking test alone; its picture is that of another of theirs. What
 * a test before left on air is ended: while its encoder may come back, nothing else can be tested or begun in the channel.
 */
export async function liveToCome(teacher: Person, admins: readonly string[] = []) {
  const { list } = await teacher.call(calls.live.list, {});
  const own = list.filter(({ streamer }) => streamer.uid === teacher.uid);
  const [like] = own;
  if (!like) throw new Error('the teacher has no live session');
  for (const { live_id, state } of own) {
    if (state === 'live') await teacher.call(calls.streaming.end, { live_id, kind: 'end' });
  }
  const { live } = await teacher.call(calls.streaming.settings, { live_id: like.live_id });
  const { live_id } = await teacher.call(calls.streaming.edit, {
    channel_id: live.channel_id,
    name: `${live.name} ${Date.now().toString(36)}`,
    introduction: live.introduction,
    background: live.background_id,
    course_type: live.course_type,
    block_network: live.block_network,
    start_time: Date.now() + 2 * 3_600_000,
    admins: [...admins],
  });
  return { live_id, channel_id: live.channel_id, channel: like.channel };
}

/** The class that all of them are in; a member's own list has others too, the one written in last first. */
export async function sharedClass(...people: readonly [Person, ...Person[]]) {
  const lists = await Promise.all(people.map(async ({ call }) => (await call(calls.groups.list, {})).list));
  const shared = lists[0]?.find(
    ({ group }) =>
      group.kind === 'class' &&
      lists.every((list) => list.some((entry) => entry.group.group_id === group.group_id)),
  );
  if (!shared) throw new Error('they share no class');
  return shared.group;
}
