import type { Message } from '@goldbean/contract/talk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticesState } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { openChat } from './messaging.actions.ts';
import * as service from './messaging.service.ts';
import { messagingState as state } from './messaging.state.ts';
import {
  goToFirstUnread,
  goToLatest,
  goToMessage,
  goToMessageIn,
  goToQuoted,
  loadNewer,
} from './places.actions.ts';
import { sendText } from './sending.actions.ts';
import { unreadMark } from './unread-mark.ts';
import { takeUnsent } from './unsent.ts';

vi.mock('./messaging.service.ts');
const server = vi.mocked(service);

const message = (seq: number): Message => ({
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
});
/** Newest message that the server has. */
let newest: number;
const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => message(first + at));
const says = () => {
  newest += 1;
  frames.tell({ type: 'msg', room: 'r', epoch: 'e', seq: newest, ts: 1, data: message(newest) });
};
const shown = () => [state.messages.at(0)?.seq, state.messages.at(-1)?.seq, state.older, state.newer];

let leave: () => void;
beforeEach(async () => {
  vi.resetAllMocks();
  newest = 300;
  session.userBaseInfo = { uid: '1', nickname: 'Lin', mobile: '', img: '', jwcode: '1' };
  server.join.mockResolvedValue({
    room: 'r',
    epoch: 'e',
    last_seq: 300,
    my: { role: 'member', muted_until: null, room_muted: false },
  });
  server.leave.mockResolvedValue({ ok: true });
  server.loadHistory.mockImplementation(async (_, { before, after } = {}, size = 30) =>
    after === undefined
      ? {
          list: between(Math.max(1, (before ?? newest + 1) - size), (before ?? newest + 1) - 1),
          has_more: true,
        }
      : { list: between(after + 1, Math.min(newest, after + size)), has_more: newest > after + size },
  );
  leave = openChat('r', { onJoined: () => {}, onLost: () => {}, unread: { after: 200, count: 100 } });
  await vi.waitFor(() => expect(shown()).toEqual([271, 300, 'more', 'none']));
});
afterEach(() => {
  leave();
  takeUnsent('r');
});

describe('E38: a message anywhere in the history', () => {
  it('is gone to without what lies between, and the rest loads on from there to the end', async () => {
    await goToMessage(100);
    expect(shown()).toEqual([51, 150, 'more', 'more']);
    expect(state.target).toEqual({ rowId: '2:c100' });
    says();
    expect(shown()).toEqual([51, 150, 'more', 'more']);
    for (let page = 0; page < 6; page += 1) await loadNewer();
    expect(shown()).toEqual([51, 301, 'more', 'none']);
    says();
    expect(shown()).toEqual([51, 302, 'more', 'none']);
  });

  it('is gone to as it stands when it is here already', async () => {
    await goToMessage(280);
    expect(shown()).toEqual([271, 300, 'more', 'none']);
    expect(state.target).toEqual({ rowId: '2:c280' });
  });

  it('loses nothing that was said while the last page was on its way', async () => {
    await goToMessage(240);
    const late = Promise.withResolvers<service.HistoryPage>();
    server.loadHistory.mockReturnValueOnce(late.promise);
    const loading = loadNewer();
    says();
    late.resolve({ list: between(291, 300), has_more: false });
    await loading;
    expect(shown()).toEqual([191, 300, 'more', 'more']);
    await loadNewer();
    expect(shown()).toEqual([191, 301, 'more', 'none']);
  });

  it('is left for the end by a button, and by saying something', async () => {
    await goToMessage(100);
    await goToLatest();
    expect(shown()).toEqual([271, 300, 'more', 'none']);
    expect(state.target).toEqual({ rowId: null });
    await goToMessage(100);
    server.publish.mockReturnValue(new Promise(() => {}));
    void sendText('mine');
    await vi.waitFor(() => expect(shown()).toEqual([271, null, 'more', 'none']));
  });
});

describe('M34: what a message answers', () => {
  const answers = (reply_to: string) => {
    newest += 1;
    const data: Message = { ...message(newest), reply_to };
    frames.tell({ type: 'msg', room: 'r', epoch: 'e', seq: newest, ts: 1, data });
  };

  it('is gone to wherever it stands', async () => {
    server.loadMessages.mockResolvedValue([message(100)]);
    answers('m100');
    await vi.waitFor(() => expect(state.quoted).toHaveLength(1));
    await goToQuoted('2:c301');
    expect(shown()).toEqual([51, 150, 'more', 'more']);
    expect(state.target).toEqual({ rowId: '2:c100' });
  });

  it('is not asked for again once the server does not show it', async () => {
    server.loadMessages.mockResolvedValue([]);
    answers('m3');
    await vi.waitFor(() => expect(state.unseen).toEqual(['m3']));
    answers('m3');
    await goToQuoted('2:c302');
    expect(server.loadMessages).toHaveBeenCalledOnce();
    expect(state.target).toBeNull();
  });

  it('is said to be gone when it was deleted in between', async () => {
    noticesState.list = [];
    server.loadHistory.mockResolvedValue({ list: [message(99), message(101)], has_more: true });
    await goToMessage(100);
    expect(state.target).toBeNull();
    expect(noticesState.list).toMatchObject([{ tone: 'info' }]);
  });
});

describe('S17: what was unread', () => {
  it('begins before what is here, until one goes up to it', async () => {
    expect(unreadMark(state, '1')).toEqual({ firstId: null, count: 100 });
    await goToFirstUnread();
    expect(state.target).toEqual({ rowId: '2:c201' });
    expect(unreadMark(state, '1')).toEqual({ firstId: '2:c201', count: 100 });
    await goToMessage(50);
    expect(unreadMark(state, '1')).toBeUndefined();
  });
});

it('a message of another room is gone to once that is entered, and no later', async () => {
  await goToMessageIn('other', 100);
  expect(shown()).toEqual([271, 300, 'more', 'none']);
  leave();
  const again = () => openChat('other', { onJoined: () => {}, onLost: () => {} });
  leave = again();
  await vi.waitFor(() => expect(state.target).not.toBeNull());
  expect(state.target?.rowId).toBe('2:c100');
  leave();
  leave = again();
  await vi.waitFor(() => expect(shown()).toEqual([271, 300, 'more', 'none']));
  expect(state.target).toBeNull();
});
