import type { FanRow } from '@goldbean/contract/live';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import {
  askExit,
  askUnlock,
  exitClub,
  joinClub,
  lightBadge,
  openClub,
  setAutoLight,
  shareClub,
  unlockLevel,
} from './fans.actions.ts';
import * as service from './fans.service.ts';
import { fansState as state } from './fans.state.ts';
import { hideMembers, loadMembers, loadMoreMembers, showMembers, viewMembers } from './members.actions.ts';

vi.mock('./fans.service.ts');
const server = vi.mocked(service);
const ports = { onBalance: vi.fn() };

const infoOf = (my: Partial<service.ClubInfo['my']>) =>
  ({ club: { id: 'c', name: 'Value', levels: [] }, my: { level: 0, ...my } }) as unknown as service.ClubInfo;
const today = { list: [], won: 0, cap: 300 };
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  server.loadClub.mockResolvedValue(infoOf({}));
  server.loadTasks.mockResolvedValue(today);
  close = openClub('c', ports);
  await vi.waitFor(() => expect(state.info).not.toBeNull());
});

it('T09: joins once though it is pressed twice, and shows the tasks without a reload', async () => {
  expect([state.tasks, server.loadTasks.mock.calls.length]).toEqual([null, 0]);
  server.loadClub.mockResolvedValue(infoOf({ level: 1 }));
  await Promise.all([joinClub(), joinClub()]);
  expect(server.join).toHaveBeenCalledExactlyOnceWith('c', expect.any(String));
  expect([state.info?.my.level, state.tasks, state.pending]).toEqual([1, today, null]);
});

it('V36: a refusal stays with what came with it until the next try', async () => {
  const detail = { name: 'Growth' };
  server.join.mockRejectedValueOnce(new ApiError({ code: 409, msgKey: 'fan.one_group', detail }));
  expect(await joinClub()).toBe(false);
  expect(state.refused).toEqual({ action: 'join', why: { key: 'fan.one_group', detail } });
  await joinClub();
  expect(state.refused).toBeNull();
});

it('D77: after an answer that never came lighting is the same intent, and the beans are as the server says', async () => {
  server.light.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
  await lightBadge();
  expect(state.refused?.why.key).toBe('unreachable');
  server.light.mockResolvedValue({ lit: true, lit_until: 1, auto_light: false, balance: 9 });
  await lightBadge();
  const [first, second] = server.light.mock.calls.map(([, , id]) => id);
  expect(second).toBe(first);
  expect(ports.onBalance).toHaveBeenCalledExactlyOnceWith(9);
  await setAutoLight(true);
  expect(server.light).toHaveBeenLastCalledWith('c', true, expect.any(String));
});

it('T09: a level is shown first, unlocked then; leaving is asked about', async () => {
  askUnlock(3);
  server.unlock.mockRejectedValueOnce(new ApiError({ code: 462, msgKey: 'fan.level_low' }));
  await unlockLevel();
  expect([state.unlocking, state.refused?.action]).toEqual([{ level: 3, isDone: false }, 'unlock']);
  await unlockLevel();
  expect(state.unlocking).toEqual({ level: 3, isDone: true });

  askExit(true);
  server.exit.mockRejectedValueOnce(new ApiError({ code: 462, msgKey: 'fan.not_member' }));
  await exitClub();
  expect([state.isLeaving, state.refused?.action]).toEqual([true, 'exit']);
  await exitClub();
  expect(state.isLeaving).toBe(false);
});

it('E14: what was copied was shared; what a browser refused was not', async () => {
  const writeText = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await shareClub('https://x/c', 'copied');
  expect(server.tellTask).not.toHaveBeenCalled();
  await shareClub('https://x/c', 'copied');
  expect(server.tellTask).toHaveBeenCalledExactlyOnceWith('c', 'share');
  vi.unstubAllGlobals();
});

it('E14: who is in it comes page by page, each once, and is asked for anew when it is opened again', async () => {
  const rowOf = (uid: string, rank: number) => ({ user: { uid }, rank }) as unknown as FanRow;
  const pageOf = (total: number, ...list: FanRow[]) => ({ list, total, page: 1, page_size: 2 });
  server.listMembers.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
  showMembers();
  await vi.waitFor(() => expect(state.members.phase).toBe('failed'));
  server.listMembers.mockResolvedValueOnce(pageOf(3, rowOf('a', 1), rowOf('b', 2)));
  await loadMembers();
  expect([state.isListing, state.members.total]).toEqual([true, 3]);
  server.listMembers.mockResolvedValueOnce(pageOf(3, rowOf('b', 2), rowOf('c', 3)));
  await loadMoreMembers();
  expect(state.members.list.map(({ user }) => user.uid)).toEqual(['a', 'b', 'c']);
  expect(server.listMembers.mock.calls).toEqual([
    ['c', 'closest', 1],
    ['c', 'closest', 1],
    ['c', 'closest', 2],
  ]);
  server.listMembers.mockResolvedValueOnce(pageOf(1, rowOf('c', 3)));
  viewMembers('newest');
  expect(state.members).toMatchObject({ phase: 'loading', list: [] });
  await vi.waitFor(() => expect(state.members.list.map(({ user }) => user.uid)).toEqual(['c']));
  expect(server.listMembers.mock.lastCall).toEqual(['c', 'newest', 1]);
  hideMembers();
  expect([state.isListing, state.membersView]).toEqual([false, 'closest']);
  server.listMembers.mockResolvedValueOnce(pageOf(1, rowOf('a', 1)));
  showMembers();
  await vi.waitFor(() => expect(state.members.list).toHaveLength(1));
});

it('E14: members who arrive after their list was closed are not shown', async () => {
  const late = Promise.withResolvers<Awaited<ReturnType<typeof service.listMembers>>>();
  server.listMembers.mockReturnValueOnce(late.promise);
  showMembers();
  hideMembers();
  late.resolve({ list: [{ user: { uid: 'a' } } as unknown as FanRow], total: 1, page: 1, page_size: 20 });
  await late.promise;
  expect([state.isListing, state.members.list]).toEqual([false, []]);
});

it('an answer that comes after the club was left changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<service.ClubInfo>();
  server.loadClub.mockReturnValueOnce(promise);
  const joined = joinClub();
  await vi.waitFor(() => expect(server.join).toHaveBeenCalled());
  close();
  resolve(infoOf({ level: 1 }));
  await joined;
  expect([state.channelId, state.info]).toEqual(['', null]);
});
