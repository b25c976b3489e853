import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../shared/session/index.ts';
import { ApiError } from '../../../shared/api/index.ts';
import { sendCode, startIdentity } from './identity.actions.ts';
import * as service from './identity.service.ts';

vi.mock('./identity.service.ts');
const server = vi.mocked(service);

const member = (userStatus: 1 | 2) =>
  ({
    uid: 'u1',
    nickname: 'Lan',
    mobile: '',
    img: '',
    jwcode: 'lan',
    roles: [],
    ishw: false,
    user_status: userStatus,
    permission: { stream_channels: [], inspect: false, administer: false },
    settings: {},
  }) as unknown as Awaited<ReturnType<typeof service.loadMember>>;

beforeEach(() => {
  vi.resetAllMocks();
  server.loadBoot.mockRejectedValue(new Error('not asked here'));
  Object.assign(session, { token: 't', userStatus: 1 });
});

it('K32: who reloads in the static zone is still in it', async () => {
  session.userStatus = 2;
  server.loadMember.mockResolvedValue(member(1));
  await startIdentity({ token: '', ticket: '' });
  expect(session.userStatus).toBe(2);
});

it('K32: whom the account keeps in the static zone is in it', async () => {
  server.loadMember.mockResolvedValue(member(2));
  await startIdentity({ token: '', ticket: '' });
  expect(session.userStatus).toBe(2);
});

it('E Security.5: a code asked for again after no answer is the same request, and a new one after an answer', async () => {
  server.sendCode
    .mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }))
    .mockResolvedValue(60_000);
  const ask = () => sendCode('lan@example.org', 86, 'login');
  await expect(ask()).rejects.toThrow();
  await ask();
  await ask();
  const ids = server.sendCode.mock.calls.map(([, , , id]) => id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
