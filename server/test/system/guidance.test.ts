import { callPath, namedCalls, type CallName } from '@goldbean/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* K23, K24: what the server itself has seen decides on a reward, over the wire and with nobody's word for it. */
let testServer: TestServer;
let live: { readonly live_id: string; readonly room: string };
beforeAll(async () => {
  testServer = await openTestServer();
  const { data } = await testServer.ask('live.list', 'member', { state: 'live' });
  const [first] = (data as { list: (typeof live)[] }).list;
  if (!first) throw new Error('nothing is on air');
  live = first;
});
afterAll(() => testServer.close());

interface GuidanceAnswer {
  readonly code: number;
  readonly msg_key: string;
  readonly data: Readonly<Record<string, unknown>>;
}
let count = 0;
let claims = 0;

/** Does something, and tells which codes were sent meanwhile: the local stand-in for messages writes them to the log. */
async function codesSent<Result>(work: () => Promise<Result>) {
  const logged = vi.spyOn(testServer.app.log, 'info');
  const answer = await work();
  const lines = logged.mock.calls.map(([line]) => line as { readonly login_code?: string });
  logged.mockRestore();
  return { answer, sent: lines.flatMap(({ login_code: code }) => code ?? []) };
}

/** Somebody who has just opened an account. @param remoteAddress from where they call; an address of their own by default */
async function newcomer(remoteAddress = `10.1.0.${count + 1}`) {
  count += 1;
  const account = `new${count}@example.org`;
  let token = '';
  async function ask(
    name: CallName,
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<GuidanceAnswer> {
    const { method } = namedCalls[name];
    const answer = await testServer.app.http.inject({
      method,
      url: callPath(namedCalls[name]),
      remoteAddress,
      headers: { client: 'pc', ...(token && { token }) },
      ...(method === 'POST' ? { payload: { ...fields } } : { query: fields as Record<string, string> }),
    });
    return answer.json<GuidanceAnswer>();
  }
  const { sent } = await codesSent(() => ask('identity.sendCode', { account, scene: 'register' }));
  const [code] = sent;
  const fields = { account, code, password: 'long enough', nickname: 'Lin', agree: 1 };
  const { data } = await ask('identity.register', fields);
  token = String(data['token']);
  const { uid } = data['member'] as { uid: string };
  const steps = {
    profile: () => ask('profile.show', { uid }),
    lesson: () => ask('live.watch', { live_id: live.live_id, seconds: 20, pos: 20 }),
    message: () =>
      ask('messaging.publish', {
        room: live.room,
        client_msg_id: uid,
        kind: 'text',
        body: { text: 'hello' },
      }),
    wallet: () => ask('wallet.statement', { currency: 'BEAN' }),
  };
  const claim = () => ask('rewards.claim', { kind: 'guidance', request_id: `${uid}-${(claims += 1)}` });
  return { uid, ask, steps, claim };
}

test('E Security.5: a code and an account asked for twice with one request_id are one code and one account', async () => {
  const account = 'twice@example.org';
  const wanted = { account, scene: 'register', request_id: 'code-twice' };
  const askCode = () => testServer.ask('identity.sendCode', null, wanted);
  const { answer, sent } = await codesSent(async () => [await askCode(), await askCode()] as const);
  expect(sent).toHaveLength(1);
  expect(answer[1]).toMatchObject({ code: answer[0].code, data: answer[0].data });
  const form = { account, code: sent[0], password: 'long enough', nickname: 'Lin', agree: 1 };
  const open = () => testServer.ask('identity.register', null, { ...form, request_id: 'account-twice' });
  const [first, second] = [await open(), await open()];
  expect(first.msg_key).toBe('');
  expect((second.data as GuidanceAnswer['data'])['member']).toEqual(
    (first.data as GuidanceAnswer['data'])['member'],
  );
});

const names = ['profile', 'lesson', 'message', 'wallet'] as const;

test.each(names)('E Specification.6: without the step "%s" the guidance pays nothing', async (missing) => {
  const { ask, steps, claim } = await newcomer();
  expect(await claim()).toMatchObject({ msg_key: 'reward.steps_left' });
  for (const name of names) if (name !== missing) expect((await steps[name]()).code).toBe(200);
  expect(await claim()).toMatchObject({ msg_key: 'reward.steps_left' });
  const { data } = await ask('rewards.list');
  const guidance = (data['list'] as { kind: string; steps: unknown }[]).find(
    ({ kind }) => kind === 'guidance',
  );
  expect(guidance?.steps).toEqual(names.map((step) => ({ step, done: step !== missing })));
  await steps[missing]();
  expect(await claim()).toMatchObject({ code: 200, data: { beans: 100 } });
});

test('E Specification.6: to look at somebody else’s profile is not to look at one’s own', async () => {
  const { ask, steps, claim } = await newcomer();
  const { uid: other } = await newcomer();
  for (const name of names.slice(1)) await steps[name]();
  await ask('profile.show', { uid: other });
  expect(await claim()).toMatchObject({ msg_key: 'reward.steps_left' });
});

test('E Specification.6: one device, or one address, does not invite itself', async () => {
  const inviter = await newcomer('10.2.0.1');
  const { data } = await inviter.ask('rewards.invites', { device: 'laptop' });
  const code = String(data['code']);
  const bind = async (friend: Awaited<ReturnType<typeof newcomer>>, device?: string) =>
    (await friend.ask('rewards.bindInvite', { code, ...(device && { device }), request_id: friend.uid }))
      .msg_key;
  expect(await bind(await newcomer('10.2.0.2'), 'laptop')).toBe('invite.same_place');
  expect(await bind(await newcomer('10.2.0.1'), 'telephone')).toBe('invite.same_place');
  expect(await bind(await newcomer('10.2.0.3'), 'telephone')).toBe('');
});
