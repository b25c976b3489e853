import { callPath, envelope, type Call, namedCalls } from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callNames, openTestServer, type TestServer } from './in-process.ts';

/* Access of every call of the contract; new calls are covered without a change here. */
let testServer: TestServer;
let member: string;
beforeAll(async () => {
  testServer = await openTestServer();
  member = await testServer.signIn('member');
});
afterAll(() => testServer.close());

async function ask(
  call: Call,
  headers: Readonly<Record<string, string>>,
  method: 'GET' | 'POST' = call.method,
) {
  const answer = await testServer.app.http.inject({
    method,
    url: callPath(call),
    headers: { ...headers },
    ...(method === 'POST' ? { payload: {} } : {}),
  });
  return { status: answer.statusCode, ...envelope.parse(answer.json()) };
}

const all: [string, Call][] = callNames.map((name) => [name, namedCalls[name]]);
const closed = all.filter(([, call]) => call.access !== 'open');
const writing = all.filter(([, call]) => call.writes);
const ofRoles = all.filter(([, call]) => Array.isArray(call.access));
const pc = { client: 'pc' };

describe('without a token', () => {
  test.each(closed)('%s answers 401', async (_name, call) => {
    expect(await ask(call, pc)).toMatchObject({ status: 200, code: 401, msg_key: 'account.login_required' });
    expect(await ask(call, { ...pc, token: 'made-up' })).toMatchObject({ code: 401 });
  });

  test.each(all.filter(([, call]) => call.access === 'open'))('%s is open', async (_name, call) => {
    expect((await ask(call, pc)).msg_key).not.toBe('account.login_required');
  });
});

describe('what writes', () => {
  test.each(writing)('%s wants the header client', async (_name, call) => {
    expect(await ask(call, { token: member })).toMatchObject({ code: 403, msg_key: 'request.client_header' });
  });

  test.each(writing)('%s refuses a foreign page', async (_name, call) => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
      expect(await ask(call, { ...pc, token: member, origin })).toMatchObject({
        code: 403,
        msg_key: 'request.forbidden',
      });
  });
});

test.each(ofRoles)('%s is refused to a member without the role', async (_name, call) => {
  expect(await ask(call, { ...pc, token: member })).toMatchObject({
    code: 403,
    msg_key: 'request.forbidden',
  });
});

test.each(all.filter(([, call]) => call.method === 'POST'))('%s takes no GET', async (_name, call) => {
  expect(await ask(call, { ...pc, token: member }, 'GET')).toMatchObject({ status: 405, code: 405 });
});
