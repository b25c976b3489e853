import { callPath, namedCalls, type CallData, type CallName, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* A live session is sent as a card into class groups and to members, and the card says how it stands (E05, G231, G232). */

let testServer: TestServer;
let member: string;
let outsider: string;
let live_id: string;
let name: string;
let group: { group_id: string; room: string };
let requests = 0;

async function ask<Name extends CallName>(token: string, call: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[call]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}
const share = (token: string, targets: object[], given: object = {}) =>
  ask(token, 'forwarding.share', {
    type: 'live',
    id: live_id,
    targets,
    request_id: `share-${(requests += 1)}`,
    ...given,
  });
const toGroup = () => ({ type: 'group', id: group.group_id });
const cardsIn = async (token: string, room: string) => {
  await testServer.app.flushed();
  const { list } = (await ask(token, 'messaging.history', { room, limit: 100 })).data;
  return list.filter(({ kind }) => kind === 'live');
};
const change = (column: string, value: unknown) =>
  sql`UPDATE live SET ${sql.ref(column)} = ${value} WHERE live_id = ${live_id}`.execute(
    testServer.app.database.reader,
  );

beforeAll(async () => {
  testServer = await openTestServer();
  member = await testServer.signIn('member2');
  outsider = await testServer.signIn('jw8803');
  const [onAir] = (await ask(member, 'live.list', { state: 'live' })).data.list;
  live_id = onAir?.live_id ?? '';
  name = onAir?.name ?? '';
  const groups = (await ask(member, 'groups.list')).data.list;
  const own = groups.find((entry) => entry.group.channel_id === onAir?.channel.channel_id);
  if (!own) throw new Error('the member is in the class of the channel');
  ({ group } = own);
});
afterAll(() => testServer.close());

test('E05: a member sends a card of it to the class and to somebody, once for a request', async () => {
  const { uid } = (await ask(outsider, 'identity.memberInfo')).data;
  const targets = [toGroup(), { type: 'user', id: uid }];
  const given = { request_id: 'twice' };
  const sent = await Promise.all([share(member, targets, given), share(member, targets, given)]);
  for (const { data } of sent) expect(data.results.map(({ ok }) => ok)).toEqual([true, true]);
  const cards = await cardsIn(member, group.room);
  expect(cards).toMatchObject([{ kind: 'live', body: { live_id, name } }]);
  const pair = (await ask(outsider, 'groups.list')).data.list.find((entry) => entry.group.kind === 'direct');
  expect(await cardsIn(outsider, pair?.group.room ?? '')).toMatchObject([{ body: { live_id } }]);
});

test('D37: the card is sent on as other messages are', async () => {
  const [card] = await cardsIn(member, group.room);
  const forward = { room: group.room, ids: [card?.id], targets: [toGroup()], mode: 'single' };
  const { data } = await ask(member, 'forwarding.forward', { ...forward, request_id: 'on' });
  expect(data.results).toMatchObject([{ ok: true }]);
});

test('V12: nine at most; a target that may not be written to is named, and the others get theirs', async () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ type: 'group', id: `g${at}` }));
  expect(await share(member, many)).toMatchObject({ code: 400, msg_key: 'forward.targets_full' });
  expect(await share(member, [])).toMatchObject({ code: 400 });
  const { data } = await share(member, [{ type: 'group', id: 'none' }, toGroup()]);
  expect(data.results).toMatchObject([{ ok: false, msg_key: 'chat.room_missing' }, { ok: true }]);
  // Who is not in the class does not write there.
  expect((await share(outsider, [toGroup()])).data.results).toMatchObject([
    { ok: false, msg_key: 'request.forbidden' },
  ]);
});

test('P05: only who may enter it sends it; a draft and what does not exist are missing alike', async () => {
  await change('course_type', 2);
  expect(await share(outsider, [toGroup()])).toMatchObject({ msg_key: 'live.requirement' });
  expect((await share(member, [toGroup()])).data.results).toMatchObject([{ ok: true }]);
  await change('course_type', 1);
  const before = (await cardsIn(member, group.room)).length;
  await change('state', 'draft');
  const teacher = await testServer.signIn('teacher');
  for (const token of [member, outsider, teacher])
    expect(await share(token, [toGroup()])).toMatchObject({ code: 404, msg_key: 'live.missing' });
  expect((await ask(member, 'live.states', { live_ids: [live_id] })).data.list).toEqual([]);
  await change('state', 'live');
  expect(await share(member, [toGroup()], { id: 'none' })).toMatchObject({ msg_key: 'live.missing' });
  expect(await cardsIn(member, group.room)).toHaveLength(before);
});

test('G232: a card says how the session stands now', async () => {
  const shownCards = async () =>
    (await ask(outsider, 'live.states', { live_ids: [live_id, 'none'] })).data.list;
  expect(await shownCards()).toEqual([{ live_id, state: 'live' }]);
  await sql`UPDATE live SET state = 'ended', ended_at = ${new Date()}::timestamptz WHERE live_id = ${live_id}`.execute(
    testServer.app.database.reader,
  );
  expect(await shownCards()).toEqual([{ live_id, state: 'ended' }]);
  expect(await ask(outsider, 'live.states', { live_ids: [] })).toMatchObject({ code: 400 });
});
