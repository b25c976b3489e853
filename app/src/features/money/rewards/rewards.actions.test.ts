import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { bindInvite, changeInvite, claim, loadSignIns, openRewards, signIn } from './rewards.actions.ts';
import * as service from './rewards.service.ts';
import { rewardsState as state } from './rewards.state.ts';

vi.mock('./rewards.service.ts');
const server = vi.mocked(service);
const onPaid = vi.fn();
const today = {
  day: '2026-11-21',
  signed: true,
  streak: 3,
  next_beans: 4,
  next_day_ts: 1,
  calendar: [{ day: '2026-11-21', signed: true, beans: 3 }],
};

beforeEach(() => {
  vi.resetAllMocks();
  noticesState.list = [];
  server.loadRewards.mockResolvedValue([]);
  openRewards({ onPaid });
});

it('S28: pressed twice, the gift is claimed once', async () => {
  server.claim.mockResolvedValue({ beans: 50, credits: 10 });
  expect(await Promise.all([claim('newcomer'), claim('newcomer')])).toEqual([true, false]);
  expect(server.claim).toHaveBeenCalledOnce();
  expect(state.claimed).toEqual({ beans: 50, credits: 10 });
  expect(onPaid).toHaveBeenCalledOnce();
});

it('a gift I have is refused in words, and pays nothing', async () => {
  server.claim.mockRejectedValue(new ApiError({ code: 409, msgKey: 'reward.claimed' }));
  expect(await claim('newcomer')).toBe(false);
  expect(state.claimed).toBeNull();
  expect(noticesState.list).toHaveLength(1);
  expect(onPaid).not.toHaveBeenCalled();
});

it('K25: signing in shows the calendar of the answer, and what it gave', async () => {
  server.signIn.mockResolvedValue({ ...today, beans: 3 });
  await signIn((beans) => `${beans} beans`);
  expect(state.signIns).toEqual({ kind: 'ready', value: today });
  expect(noticesState.list).toMatchObject([{ tone: 'success', text: '3 beans' }]);
  expect(onPaid).toHaveBeenCalledOnce();
});

it('a sign-in done elsewhere is said, and the calendar asked again', async () => {
  server.signIn.mockRejectedValue(new ApiError({ code: 409, msgKey: 'reward.signed_in' }));
  server.loadSignIns.mockResolvedValue(today);
  await signIn(String);
  await vi.waitFor(() => expect(state.signIns.kind).toBe('ready'));
  expect(noticesState.list).toHaveLength(1);
});

it('the answer to an earlier month is not shown under a later one', async () => {
  let answerFirst: (value: typeof today) => void = () => undefined;
  server.loadSignIns.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  server.loadSignIns.mockResolvedValueOnce({ ...today, streak: 9 });
  const first = loadSignIns('2026-09');
  await loadSignIns('2026-10');
  answerFirst(today);
  await first;
  expect(state.signIns).toMatchObject({ value: { streak: 9 } });
});

it('K24: a code that is refused is told, and asks for nothing anew', async () => {
  server.bindInvite.mockRejectedValue(new ApiError({ code: 404, msgKey: 'invite.unknown' }));
  changeInvite({ code: 'NOBODY' });
  expect(await bindInvite()).toBe(false);
  expect(server.loadInvites).not.toHaveBeenCalled();
  expect(noticesState.list).toHaveLength(1);
});
