import type { Wish } from '@goldbean/contract/wishes';
import { sharedLimits } from '@goldbean/contract/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeBehalf, sendBehalf } from './behalf.actions.ts';
import { beginAction, doAction, openDesk } from './wish-desk.actions.ts';
import { ApiError } from '../../../shared/api/index.ts';
import * as service from './wish-desk.service.ts';
import { wishDeskState as state } from './wish-desk.state.ts';

vi.mock('./wish-desk.service.ts', () => ({ move: vi.fn(), schedule: vi.fn(), voteFor: vi.fn() }));
const wish = { wish_id: '1' } as Wish;
const onWish = vi.fn();
/** The server's clock: a day ahead of this computer's. */
const now = Date.UTC(2026, 10, 28, 7);

beforeEach(() => {
  vi.useFakeTimers({ now: now - 24 * 3_600_000 });
  vi.clearAllMocks();
  for (const call of [service.move, service.schedule, service.voteFor])
    vi.mocked(call).mockReset().mockResolvedValue(wish);
  openDesk('1');
});

describe('what the product head does with a wish', () => {
  it('V21, M14: a day at the server’s now is not sent, a millisecond later it is', async () => {
    const dated = (expectedAt: number) => ({ kind: 'date', expectedAt, reason: 'planned' }) as const;
    await doAction(dated(now), now, onWish);
    expect(state.error).toMatchObject({ code: 400, msgKey: 'wish.date_past' });
    expect(service.schedule).not.toHaveBeenCalled();
    await doAction(dated(now + 1), now, onWish);
    expect(state.error).toBeNull();
    expect(service.schedule).toHaveBeenCalledExactlyOnceWith('1', now + 1, 'planned');

    const moved = (expectedAt: number) => ({ kind: 'move', to: 2, expectedAt, reason: 'planned' }) as const;
    await doAction(moved(now), now, onWish);
    expect(state.error).toMatchObject({ msgKey: 'wish.date_past' });
    expect(service.move).not.toHaveBeenCalled();
    await doAction(moved(now + 1), now, onWish);
    expect(service.move).toHaveBeenCalledExactlyOnceWith('1', 2, 'planned', now + 1);
    expect(onWish).toHaveBeenCalledTimes(2);
  });

  it('V21: a wish without a day is sent', async () => {
    await doAction({ kind: 'date', expectedAt: null, reason: 'unknown' }, now, onWish);
    expect(service.schedule).toHaveBeenCalledExactlyOnceWith('1', null, 'unknown');
  });

  it('M13: completed is not reached by an edit, and nothing is sent', async () => {
    await doAction({ kind: 'move', to: 6, reason: 'done', expectedAt: null }, now, onWish);
    expect(state.error).toMatchObject({ msgKey: 'wish.not_completed_directly' });
    expect(service.move).not.toHaveBeenCalled();
    expect(onWish).not.toHaveBeenCalled();
  });
});

describe('E02: a vote in the name of a member', () => {
  const voteFor = vi.mocked(service.voteFor);
  const refusal = (msgKey: string, code: 0 | 404 | 409) => new ApiError({ code, msgKey });
  beforeEach(() => beginAction('behalf'));

  it('says whose and why, at most 200 characters, before anything is sent', async () => {
    await sendBehalf(onWish);
    expect(state.behalf.errors).toEqual({
      jwcode: 'request.content_required',
      reason: 'request.content_required',
    });
    changeBehalf({ jwcode: ' jw8801 ', reason: 'x'.repeat(sharedLimits.reasonCharacters + 1) });
    expect(state.behalf.errors).toEqual({});
    await sendBehalf(onWish);
    expect(Object.keys(state.behalf.errors)).toEqual(['reason']);
    expect(voteFor).not.toHaveBeenCalled();
    changeBehalf({ reason: 'x'.repeat(sharedLimits.reasonCharacters) });
    await sendBehalf(onWish);
    expect(voteFor.mock.calls[0]?.[0]).toMatchObject({ wish_id: '1', jwcode: 'jw8801' });
    expect(onWish).toHaveBeenCalledExactlyOnceWith(wish);
    expect(state.action).toBeNull();
  });

  it('is one intent until the server has said yes or no, and a refusal keeps what was filled in', async () => {
    changeBehalf({ jwcode: 'jw8801', reason: 'asked by telephone' });
    voteFor.mockRejectedValueOnce(refusal('unreachable', 0));
    await sendBehalf(onWish);
    expect(state).toMatchObject({ action: 'behalf', error: { msgKey: 'unreachable' } });
    voteFor.mockRejectedValueOnce(refusal('wish.voter_missing', 404));
    await sendBehalf(onWish);
    expect(state.behalf).toMatchObject({
      errors: { jwcode: 'wish.voter_missing' },
      values: { jwcode: 'jw8801', reason: 'asked by telephone' },
    });
    const [first, second] = voteFor.mock.calls.map(([given]) => given.request_id);
    expect(second).toBe(first);
    voteFor.mockRejectedValueOnce(refusal('wish.voted_already', 409));
    await sendBehalf(onWish);
    expect(state).toMatchObject({ action: 'behalf', error: { msgKey: 'wish.voted_already' } });
    expect(onWish).not.toHaveBeenCalled();
  });

  it('begins empty each time', () => {
    changeBehalf({ jwcode: 'jw8801' });
    beginAction('behalf');
    expect(state.behalf.values).toEqual({ jwcode: '', reason: '' });
  });
});
