import { wishLimits, type Wish, type WishEvent } from '@goldbean/contract/wishes';
import { sharedLimits } from '@goldbean/contract/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeBehalf, sendBehalf } from './behalf.actions.ts';
import {
  beginAction,
  beginAnswer,
  doAction,
  findMerges,
  openDesk,
  pinWish,
  publishAnswer,
} from './wish-desk.actions.ts';
import { ApiError } from '../../../shared/api/index.ts';
import * as service from './wish-desk.service.ts';
import type { ReadWish } from './wish-conflict.ts';
import { wishDeskState as state } from './wish-desk.state.ts';

vi.mock('./wish-desk.service.ts', () => ({
  answer: vi.fn(),
  findWishes: vi.fn(),
  loadWish: vi.fn(),
  move: vi.fn(),
  pin: vi.fn(),
  schedule: vi.fn(),
  voteFor: vi.fn(),
}));
const wish = {
  wish_id: '1',
  edition: 1,
  title: 'Lines',
  pics: [],
  recording: null,
  merged_into: null,
} as unknown as Wish;
const created = { event_id: 'e1', action: { kind: 'created' } } as WishEvent;
const read: ReadWish = { wish, events: [created], answer: null };
const onWish = vi.fn();
/** The server's clock: a day ahead of this computer's. */
const now = Date.UTC(2026, 10, 28, 7);

beforeEach(() => {
  vi.useFakeTimers({ now: now - 24 * 3_600_000 });
  vi.clearAllMocks();
  for (const call of [service.answer, service.move, service.pin, service.schedule, service.voteFor])
    vi.mocked(call).mockReset().mockResolvedValue(wish);
  openDesk('1');
  beginAction('move', read);
});

describe('what the product head does with a wish', () => {
  it('V21, M14: a day at the server’s now is not sent, a millisecond later it is', async () => {
    const dated = (expectedAt: number) => ({ kind: 'date', expectedAt, reason: 'planned' }) as const;
    await doAction(dated(now), now, onWish);
    expect(state.error).toMatchObject({ code: 400, msgKey: 'wish.date_past' });
    expect(service.schedule).not.toHaveBeenCalled();
    await doAction(dated(now + 1), now, onWish);
    expect(state.error).toBeNull();
    expect(service.schedule).toHaveBeenCalledExactlyOnceWith('1', now + 1, 'planned', 1);

    const moved = (expectedAt: number) => ({ kind: 'move', to: 2, expectedAt, reason: 'planned' }) as const;
    await doAction(moved(now), now, onWish);
    expect(state.error).toMatchObject({ msgKey: 'wish.date_past' });
    expect(service.move).not.toHaveBeenCalled();
    await doAction(moved(now + 1), now, onWish);
    expect(service.move).toHaveBeenCalledExactlyOnceWith('1', 2, 'planned', now + 1, 1);
    expect(onWish).toHaveBeenCalledTimes(2);
  });

  it('V21: a wish without a day is sent', async () => {
    await doAction({ kind: 'date', expectedAt: null, reason: 'unknown' }, now, onWish);
    expect(service.schedule).toHaveBeenCalledExactlyOnceWith('1', null, 'unknown', 1);
  });

  it('M13: completed is not reached by an edit, and nothing is sent', async () => {
    await doAction({ kind: 'move', to: 6, reason: 'done', expectedAt: null }, now, onWish);
    expect(state.error).toMatchObject({ msgKey: 'wish.not_completed_directly' });
    expect(service.move).not.toHaveBeenCalled();
    expect(onWish).not.toHaveBeenCalled();
  });
});

describe('P11: a wish that another product head changed meanwhile', () => {
  const changed = new ApiError({ code: 409, msgKey: 'wish.changed' });
  const moved = { event_id: 'e2', action: { kind: 'moved', to: 2 } } as WishEvent;
  const newer: ReadWish = {
    wish: { ...wish, edition: 2, title: 'Lines!' },
    events: [moved, created],
    answer: null,
  };
  const move = { kind: 'move', to: 5, reason: 'we talk first', expectedAt: null } as const;

  it('is not saved, stays in the dialog with what changed, and is saved over the new edition', async () => {
    vi.mocked(service.move).mockRejectedValueOnce(changed);
    vi.mocked(service.loadWish).mockResolvedValue(newer);
    await doAction(move, now, onWish);
    expect(state).toMatchObject({
      action: 'move',
      error: null,
      conflict: { events: [moved], isRewritten: true, answer: null },
    });
    expect(onWish).toHaveBeenCalledExactlyOnceWith(newer.wish);
    await doAction(move, now, onWish);
    expect(vi.mocked(service.move).mock.calls.map((given) => given.at(-1))).toEqual([1, 2]);
    expect(state).toMatchObject({ action: null, conflict: null });
  });

  it('keeps the answer that was written, beside the one of the other', async () => {
    const given = { text: 'In December.' } as NonNullable<ReadWish['answer']>;
    beginAnswer(read);
    vi.mocked(service.answer).mockRejectedValueOnce(changed);
    vi.mocked(service.loadWish).mockResolvedValue({ ...newer, answer: given });
    await publishAnswer('We look into it.', onWish);
    expect(state).toMatchObject({
      isAnswering: true,
      answer: 'We look into it.',
      conflict: { answer: 'In December.' },
    });
    await publishAnswer('We look into it.', onWish);
    expect(service.answer).toHaveBeenLastCalledWith('1', 'We look into it.', 2);
    expect(state.isAnswering).toBe(false);
  });

  it('says so where what changed cannot be loaded, and is asked again with the next try', async () => {
    vi.mocked(service.move).mockRejectedValue(changed);
    vi.mocked(service.loadWish).mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    await doAction(move, now, onWish);
    expect(state).toMatchObject({ action: 'move', error: { msgKey: 'wish.changed' }, conflict: null });
    vi.mocked(service.loadWish).mockResolvedValue(newer);
    await doAction(move, now, onWish);
    expect(state).toMatchObject({ error: null, conflict: { events: [moved] } });
  });

  it('that went into another one stays refused, and what was written stays', async () => {
    const into = { ...newer.wish, merged_into: { wish_id: '9', title: 'The other' } };
    beginAnswer(read);
    vi.mocked(service.answer).mockRejectedValueOnce(new ApiError({ code: 422, msgKey: 'wish.merged' }));
    vi.mocked(service.loadWish).mockResolvedValue({ ...newer, wish: into });
    await publishAnswer('We look into it.', onWish);
    expect(state).toMatchObject({
      isAnswering: true,
      error: { msgKey: 'wish.merged' },
      conflict: { events: [moved] },
    });
  });
});

describe('G041: the wish that takes the votes', () => {
  it('is open: neither the wish itself, nor a launched, completed, hidden or merged one is offered', async () => {
    const found = ([0, 1, 2, 3, 4, 5, 6] as const).map((status) => ({
      ...wish,
      wish_id: `s${status}`,
      status,
    }));
    const merged = { ...wish, wish_id: 'm', status: 1, merged_into: { wish_id: '9', title: 'x' } } as const;
    vi.mocked(service.findWishes).mockResolvedValue([{ ...wish, status: 1 }, merged, ...found]);
    await findMerges(' lines ');
    expect(service.findWishes).toHaveBeenCalledExactlyOnceWith('lines');
    expect(state.merges.map(({ wish_id }) => wish_id)).toEqual(['s1', 's2', 's3', 's5']);
  });
});

describe('G041: the words it is looked for by', () => {
  it('are cut where the server takes no more', async () => {
    const most = wishLimits.wishSearchCharacters;
    vi.mocked(service.findWishes).mockResolvedValue([]);
    await findMerges('愿'.repeat(most + 1));
    expect(service.findWishes).toHaveBeenCalledExactlyOnceWith('愿'.repeat(most));
  });
});

describe('G040: the pin', () => {
  it('is sent once, and a refusal leaves the wish as it is', async () => {
    const first = pinWish(true, onWish);
    await pinWish(true, onWish);
    await first;
    expect(service.pin).toHaveBeenCalledExactlyOnceWith('1', true);
    expect(onWish).toHaveBeenCalledExactlyOnceWith(wish);
    vi.mocked(service.pin).mockRejectedValueOnce(new ApiError({ code: 404, msgKey: 'wish.missing' }));
    await pinWish(false, onWish);
    expect(onWish).toHaveBeenCalledOnce();
    expect(state.isPinning).toBe(false);
  });
});

describe('E02: a vote in the name of a member', () => {
  const voteFor = vi.mocked(service.voteFor);
  const refusal = (msgKey: string, code: 0 | 404 | 409) => new ApiError({ code, msgKey });
  beforeEach(() => beginAction('behalf', read));

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
    beginAction('behalf', read);
    expect(state.behalf.values).toEqual({ jwcode: '', reason: '' });
  });
});
