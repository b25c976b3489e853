import type { GroupEntry, InboxLine, Message } from '@goldbean/contract/talk';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection, frames } from '../../../shared/socket/index.ts';
import { refreshGroups, startGroups } from './groups.actions.ts';
import * as service from './groups.service.ts';
import { emptyGroups, groupsState as state, unreadOf } from './groups.state.ts';
import { finishReading, markRead, markUnread, openAgain, showGroup, unreadIn } from './reading.actions.ts';

vi.mock('./groups.service.ts');
const server = vi.mocked(service);

const message = (seq: number, given: object = {}): Message => ({
  id: `m${seq}`,
  seq,
  client_msg_id: `c${seq}`,
  kind: 'text',
  body: { text: `words ${seq}` },
  status: 'normal',
  sender: { uid: '2', nickname: 'Mei', img: '' },
  reply_to: null,
  mentions: [],
  ts: seq,
  ...given,
});
const entry = (id: string, seq: number, given: Partial<GroupEntry> = {}): GroupEntry => ({
  group: { group_id: id, kind: 'class', name: id, room: `r${id}`, channel_id: id, img: '', owner_uid: '9' },
  last_msg: message(seq),
  last_seq: seq,
  read_seq: seq,
  unread: 0,
  pinyin: '',
  mentioned: false,
  members: 3,
  muted: false,
  pinned: false,
  ...given,
});
const says = (data: object) => frames.tell({ type: 'event', room: 'inbox', epoch: '0', ts: 1, data });
const tells = (...lines: InboxLine[]) => says({ kind: 'inbox_lines', lines });
const of = (room: string) => state.list.find(({ group }) => group.room === room);
const rooms = () => state.list.map(({ group }) => group.room);

let connected = (): void => {};
let hide: (() => void) | undefined;
beforeAll(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.spyOn(connection, 'onConnect').mockImplementation((listener) => {
    connected = listener;
    return () => {};
  });
  startGroups({ onReminded: () => {} });
});
beforeEach(async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  vi.resetAllMocks();
  session.token = 't';
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(state, emptyGroups());
  server.markRead.mockResolvedValue(0);
  server.listGroups.mockResolvedValue([entry('1', 5), entry('2', 4, { unread: 2, read_seq: 2 })]);
  await refreshGroups();
});
afterEach(() => {
  hide?.();
  hide = undefined;
  vi.useRealTimers();
});

describe('the inbox', () => {
  it('is joined with each connection, and then the list is asked for: two calls, however many rooms', async () => {
    server.joinInbox.mockResolvedValue({} as never);
    server.listGroups.mockClear();
    connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.joinInbox).toHaveBeenCalledOnce();
    expect(server.listGroups).toHaveBeenCalledOnce();
    expect(server.joinInbox.mock.invocationCallOrder[0]).toBeLessThan(
      server.listGroups.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('that cannot be joined is tried again, and the list comes meanwhile', async () => {
    server.joinInbox.mockRejectedValueOnce(new ApiError({ code: 503, msgKey: 'system.unavailable' }));
    server.listGroups.mockClear();
    connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.listGroups).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.joinInbox).toHaveBeenCalledTimes(2);
  });

  it('brings counts and last lines of rooms that are not open', () => {
    tells({ room: 'r1', last_seq: 7, unread: 2, last_msg: message(7) });
    expect(of('r1')).toMatchObject({ unread: 2, last_seq: 7, read_seq: 5, last_msg: { seq: 7 } });
    expect(rooms()).toEqual(['r1', 'r2']);
    tells({ room: 'r2', last_seq: 9, unread: 3, last_msg: message(9), name: 'Another' });
    expect(rooms()).toEqual(['r2', 'r1']);
    expect(of('r2')?.group.name).toBe('Another');
    expect(unreadOf(state.list)).toBe(5);
  });

  it('E05: tells that I was named in what I have not read, until it is read', () => {
    tells({ room: 'r1', last_seq: 6, unread: 1, mentioned: true, last_msg: message(6) });
    expect(of('r1')?.mentioned).toBe(true);
    tells({ room: 'r1', last_seq: 7, unread: 2, mentioned: true, last_msg: message(7) });
    expect(of('r1')?.mentioned).toBe(true);
    tells({ room: 'r1', last_seq: 7, unread: 0 });
    expect(of('r1')?.mentioned).toBe(false);
  });

  it('changes nothing by a line that is older than the list', () => {
    tells({ room: 'r1', last_seq: 4, unread: 3, last_msg: message(4) });
    expect(of('r1')).toMatchObject({ unread: 0, last_seq: 5, last_msg: { seq: 5 } });
  });

  it('tells of a recall of the last line, but brings none back that I deleted', async () => {
    const recalled = (seq: number) => message(seq, { status: 'recalled', body: {} });
    tells({ room: 'r1', last_seq: 6, unread: 0, last_msg: recalled(5) });
    expect(of('r1')?.last_msg).toMatchObject({ id: 'm5', status: 'recalled' });
    server.listGroups.mockResolvedValue([entry('1', 6, { last_msg: message(3) })]);
    await refreshGroups();
    tells({ room: 'r1', last_seq: 7, unread: 0, last_msg: recalled(5) });
    expect(of('r1')?.last_msg?.id).toBe('m3');
  });

  it('counts for an answer that was made before it', async () => {
    const late = Promise.withResolvers<readonly GroupEntry[]>();
    server.listGroups.mockReturnValue(late.promise);
    const asked = refreshGroups();
    tells({ room: 'r1', last_seq: 6, unread: 1, last_msg: message(6) });
    late.resolve([entry('1', 5)]);
    await asked;
    expect(of('r1')).toMatchObject({ unread: 1, last_msg: { seq: 6 } });
  });

  it('tells of rooms that came and went, and of choices of another tab', async () => {
    says({ kind: 'inbox_choice', room: 'r2', muted: true, pinned: true });
    expect(rooms()).toEqual(['r2', 'r1']);
    expect(unreadOf(state.list)).toBe(0);
    says({ kind: 'inbox_left', room: 'r2' });
    expect(rooms()).toEqual(['r1']);
    server.listGroups.mockResolvedValue([entry('3', 1), entry('1', 5)]);
    says({ kind: 'inbox_entered', room: 'r3' });
    await vi.advanceTimersByTimeAsync(0);
    expect(rooms()).toEqual(['r1', 'r3'].toSorted());
  });
});

describe('reading', () => {
  it('the room on screen is read, at most every two seconds, and at once when it goes', async () => {
    hide = showGroup('r2');
    expect(of('r2')?.unread).toBe(0);
    expect(server.markRead.mock.calls).toEqual([['r2', 4]]);
    for (const seq of [5, 6, 7])
      tells({ room: 'r2', last_seq: seq, unread: seq - 4, last_msg: message(seq) });
    expect(of('r2')?.unread).toBe(0);
    expect(server.markRead).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.markRead.mock.calls.at(-1)).toEqual(['r2', 7]);
    tells({ room: 'r2', last_seq: 8, unread: 1, last_msg: message(8) });
    expect(server.markRead).toHaveBeenCalledTimes(2);
    hide();
    expect(server.markRead.mock.calls.at(-1)).toEqual(['r2', 8]);
  });

  it('Q11: what was shown is read when the room goes, though its line is still on its way', () => {
    let heard = 4;
    hide = showGroup('r2', () => heard);
    hide();
    expect(server.markRead.mock.calls).toEqual([['r2', 4]]);
    hide = showGroup('r2', () => heard);
    heard = 6;
    hide();
    expect(server.markRead.mock.calls.at(-1)).toEqual(['r2', 6]);
  });

  it('S17: a room marked as unread counts until it is opened again', async () => {
    hide = showGroup('r1');
    server.markUnread.mockResolvedValue({ unread: 1, read_seq: 4 });
    await markUnread('r1');
    tells({ room: 'r1', last_seq: 5, unread: 1, read_seq: 4 });
    expect(of('r1')?.unread).toBe(1);
    tells({ room: 'r1', last_seq: 6, unread: 2, last_msg: message(6) });
    expect(of('r1')?.unread).toBe(2);
    expect(server.markRead).not.toHaveBeenCalled();
    hide();
    expect(unreadIn('r1')).toEqual({ after: 4, count: 2 });
    hide = showGroup('r1');
    expect(of('r1')?.unread).toBe(0);
    expect(server.markRead.mock.calls).toEqual([['r1', 6]]);
  });

  it('S17: choosing the room on screen once more opens it again', async () => {
    hide = showGroup('r1');
    server.markUnread.mockResolvedValue({ unread: 1, read_seq: 4 });
    await markUnread('r1', 5);
    openAgain('r2');
    expect(of('r1')?.unread).toBe(1);
    openAgain('r1');
    expect(of('r1')?.unread).toBe(0);
  });

  it('S17: what another tab marks stays unread here, where it is on screen', () => {
    hide = showGroup('r1');
    says({ kind: 'inbox_marked', room: 'r1' });
    tells({ room: 'r1', last_seq: 5, unread: 1, read_seq: 4 });
    expect(of('r1')?.unread).toBe(1);
    expect(server.markRead).not.toHaveBeenCalled();
  });

  it('S17: a mark that is refused is told, and the room is read as before', async () => {
    hide = showGroup('r1');
    server.markUnread.mockRejectedValue(new ApiError({ code: 404, msgKey: 'chat.message_missing' }));
    await markUnread('r1');
    tells({ room: 'r1', last_seq: 6, unread: 1, last_msg: message(6) });
    expect(of('r1')?.unread).toBe(0);
  });

  it('S17: a room is marked as read without being opened', async () => {
    await markRead('r2');
    expect(server.markRead.mock.calls).toEqual([['r2', 4]]);
    expect(of('r2')).toMatchObject({ unread: 0, read_seq: 4 });
    finishReading();
  });
});
