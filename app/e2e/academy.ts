import { calls, type Call, type CallData, type CallInput } from '@goldbean/contract';
import { readAnswer } from '../src/shared/api/api-error.ts';
import { encodeCall } from '../src/shared/api/encode-call.ts';

/** Address of the server under test. */
export const baseUrl = (): string => process.env['GOLDBEAN_URL'] ?? '';

/** The ready accounts of the demo (D85); the second teacher's live sessions have not begun. */
export type Account = 'member' | 'member2' | 'jw8801' | 'teacher' | 'teacher2' | 'inspector' | 'admin';

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

/** The live session on air that shows the demo's film. */
export async function liveOnAir(viewer: Person) {
  const { list } = await viewer.call(calls.live.list, { state: 'live' });
  const [first] = list;
  if (!first) throw new Error('no live session is on air');
  return first;
}

/** The next live session of a teacher that has not begun. */
export async function liveToCome(teacher: Person) {
  const { list } = await teacher.call(calls.live.list, { state: 'not_started' });
  const mine = list.filter(({ streamer }) => streamer.uid === teacher.uid);
  const [first] = mine.toSorted((a, b) => a.start_time_ts - b.start_time_ts);
  if (!first) throw new Error('the teacher has no live session to come');
  return first;
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
