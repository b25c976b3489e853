import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as service from './group-members.service.ts';
import { groupMembersState as state } from './group-members.state.ts';
import { findToName, forgetNaming } from './naming.actions.ts';

vi.mock('./group-members.service.ts');
const server = vi.mocked(service);

const page = (...uids: readonly string[]) => ({
  list: uids.map((uid) => ({
    user: { uid, nickname: uid, img: '', jwcode: uid, level: 1 },
    role: 'student' as const,
    label: null,
    remark: '',
    tags: [],
    muted_until: null,
    joined_ts: 0,
  })),
  total: uids.length,
  page: 1,
  page_size: 20,
});
const pause = () => vi.advanceTimersByTimeAsync(250);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  state.groupId = '12';
});
afterEach(() => {
  forgetNaming();
  vi.useRealTimers();
});

describe('E05: whom to name behind an @', () => {
  it('is looked for in the whole class, once the letters pause', async () => {
    server.loadMembers.mockResolvedValue(page('quiet'));
    for (const letters of ['', 'q', 'qu']) findToName(letters);
    await pause();
    expect(server.loadMembers).toHaveBeenCalledOnce();
    expect(server.loadMembers).toHaveBeenCalledWith(expect.objectContaining({ group_id: '12', q: 'qu' }));
    expect(state.naming).toMatchObject({ query: 'qu', found: [{ uid: 'quiet' }] });
  });

  it('an answer that comes after further letters, or after the group has gone, is dropped', async () => {
    const answers: (() => void)[] = [];
    server.loadMembers.mockImplementation(
      ({ q }) => new Promise((resolve) => answers.push(() => resolve(page(q ?? '')))),
    );
    findToName('a');
    await pause();
    findToName('ab');
    await pause();
    answers[1]?.();
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.naming.query).toBe('ab');
    findToName('abc');
    await pause();
    forgetNaming();
    answers[2]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.naming).toEqual({ query: '', found: [] });
  });

  it('a failure leaves what was found before', async () => {
    server.loadMembers.mockResolvedValueOnce(page('one')).mockRejectedValueOnce(new Error('gone'));
    findToName('o');
    await pause();
    findToName('on');
    await pause();
    expect(state.naming).toMatchObject({ query: 'o', found: [{ uid: 'one' }] });
  });
});
