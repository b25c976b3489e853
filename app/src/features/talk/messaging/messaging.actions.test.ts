import type { Message } from '@goldbean/contract/talk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection, frames } from '../../../shared/socket/index.ts';
import { keepRoomDraft } from '../../../shared/drafts/index.ts';
import { answer, answeredMessage, editAgain, write } from './composing.actions.ts';
import { composerState } from './composer-state.ts';
import { composingState } from './composing.state.ts';
import { loadOlder } from './history.actions.ts';
import { openChat, retryEntering } from './messaging.actions.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, setMessages } from './messaging.state.ts';
import { muteOf, recallMessage, resend, sendText, sendWritten, unmuteMember } from './sending.actions.ts';
import { speechRestriction } from './speech.ts';
import { takeUnsent } from './unsent.ts';

vi.mock('./messaging.service.ts');
const server = vi.mocked(service);

const me = { uid: '1', nickname: 'Lin', mobile: '', img: '', jwcode: '1' };
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
const says = (seq: number, given?: object) =>
  frames.tell({ type: 'msg', room: 'r', epoch: 'e', seq, ts: seq, data: message(seq, given) });
const event = (data: object) => frames.tell({ type: 'event', room: 'r', epoch: 'e', seq: 99, ts: 1, data });
const seqs = () => state.messages.map(({ seq }) => seq);
const last = () => state.messages.at(-1);
const joined = (last_seq = 2) => ({
  room: 'r',
  epoch: 'e',
  last_seq,
  my: { role: 'member' as const, muted_until: null, room_muted: false },
});
const needs = { onJoined: vi.fn(), onLost: vi.fn() };
/** How I stand in the room, as the composer asks. */
const here = () => ({ chat: state, isClosed: false, isConnected: true, isFrozen: false });

let leave: (() => void) | undefined;
async function enter(): Promise<void> {
  leave = openChat('r', needs);
  await vi.waitFor(() => expect(state.older).not.toBe('loading'));
}

beforeEach(() => {
  vi.resetAllMocks();
  session.userBaseInfo = me;
  server.join.mockResolvedValue(joined());
  server.leave.mockResolvedValue({ ok: true });
  server.loadMessages.mockImplementation(async (_room, ids) => ids.map((id) => message(Number(id.slice(1)))));
  server.loadHistory.mockResolvedValue({ list: [message(1), message(2)], has_more: true });
});
afterEach(() => {
  leave?.();
  takeUnsent('r');
  vi.useRealTimers();
});

describe('entering a room', () => {
  it('loads its latest messages and tells where its events stand', async () => {
    await enter();
    expect(seqs()).toEqual([1, 2]);
    expect(state).toMatchObject({ phase: 'open', older: 'more' });
    expect(needs.onJoined).toHaveBeenCalledWith(2);
  });

  it('entered twice at once, as StrictMode does, is entered', async () => {
    openChat('r', needs)();
    await enter();
    expect(state.phase).toBe('open');
    expect(server.leave).not.toHaveBeenCalled();
    leave?.();
    await vi.waitFor(() => expect(server.leave).toHaveBeenCalledOnce());
    expect(server.join.mock.invocationCallOrder.at(-1)).toBeLessThan(
      server.leave.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('that is refused says why; without an answer it tries again', async () => {
    vi.useFakeTimers();
    server.join.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    leave = openChat('r', needs);
    await vi.advanceTimersByTimeAsync(100);
    expect(state.phase).toBe('joining');
    server.join.mockRejectedValueOnce(new ApiError({ code: 403, msgKey: 'request.forbidden' }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(state).toMatchObject({ phase: 'failed', failure: 'request.forbidden' });
  });

  it('goes back a page at a time', async () => {
    await enter();
    server.loadHistory.mockResolvedValueOnce({ list: [message(0)], has_more: false });
    await loadOlder();
    expect(server.loadHistory).toHaveBeenLastCalledWith('r', { before: 1 });
    expect(seqs()).toEqual([0, 1, 2]);
    await loadOlder();
    expect(server.loadHistory).toHaveBeenCalledTimes(2);
  });

  it('leaving, hears nothing more', async () => {
    await enter();
    leave?.();
    says(3);
    expect(state).toMatchObject({ room: '', messages: [] });
  });
});

describe('frames of the room', () => {
  it('messages, recalls and mutes reach the state; other rooms do not', async () => {
    await enter();
    says(3);
    frames.tell({ type: 'msg', room: 'other', epoch: 'e', seq: 4, ts: 1, data: message(4) });
    event({ kind: 'recall', id: 'm1', by: '9' });
    event({ kind: 'mute', uid: '1', until: Date.now() + 60_000 });
    event({ kind: 'mute', uid: '2', until: null });
    event({ kind: 'room_mute', on: true });
    expect(seqs()).toEqual([1, 2, 3]);
    expect(state.messages[0]?.status).toBe('recalled');
    expect(state.my.mutedUntil).toBeGreaterThan(Date.now());
    expect(state.my.roomMuted).toBe(true);
    event({ kind: 'mute', uid: '1', until: 0 });
    expect(state.my.mutedUntil).toBeNull();
  });

  it('D26: a mute without an end holds when it comes as it does on entering', async () => {
    await enter();
    event({ kind: 'mute', uid: '1', until: null });
    expect(state.my.mutedUntil).toBeGreaterThan(Date.UTC(2100, 0, 1));
    expect(composerState(speechRestriction(here()), 0, 0)).toEqual({ kind: 'held', reason: 'muted' });
  });

  it('T03: a freeze and its end are felt without joining again, those of others are not', async () => {
    await enter();
    event({ kind: 'freeze', uid: '2', until: null });
    expect(state.my.restriction).toBeNull();
    event({ kind: 'freeze', uid: '1', until: null });
    expect(state.my.restriction).toEqual({ reason: 'frozen', until: null });
    event({ kind: 'freeze', uid: '1', until: 0 });
    expect(state.my.restriction).toBeNull();
  });

  it('N06: who is muted reads why, on entering and when it comes; the room is not told', async () => {
    const mute = { user: { ...me, level: 1 }, until: null, until_ts: null, by: 'Chen', reason: 'adverts' };
    server.loadMute.mockResolvedValue(mute);
    const my = { ...joined().my, muted_until: Date.now() + 60_000 };
    server.join.mockResolvedValue({ ...joined(), my });
    await enter();
    await vi.waitFor(() => expect(state.my.muteReason).toBe('adverts'));
    expect(server.loadMute).toHaveBeenCalledWith('r', '1');
    event({ kind: 'mute', uid: '1', until: 0 });
    expect(state.my).toMatchObject({ mutedUntil: null, muteReason: '' });
    server.loadMute.mockResolvedValue({ ...mute, reason: 'shouting' });
    event({ kind: 'mute', uid: '1', until: Date.now() + 60_000 });
    await vi.waitFor(() => expect(state.my.muteReason).toBe('shouting'));
  });

  it('a mute ends by itself', async () => {
    await enter();
    vi.useFakeTimers();
    event({ kind: 'mute', uid: '1', until: Date.now() + 5_000 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.my.mutedUntil).toBeNull();
  });

  it('frames lost for good are read from the history, after what was known before the gap', async () => {
    let lose: ((place: { epoch: string; seq: number }) => void) | undefined;
    const entering = vi.spyOn(connection, 'enterRoom').mockImplementation(async (_room, join, onReload) => {
      lose = onReload;
      return { joined: await join(), leave: () => undefined };
    });
    await enter();
    says(9);
    server.loadHistory.mockResolvedValueOnce({ list: [message(3), message(8)], has_more: false });
    lose?.({ epoch: 'e', seq: 8 });
    await vi.waitFor(() => expect(seqs()).toEqual([1, 2, 3, 8, 9]));
    expect(server.loadHistory).toHaveBeenLastCalledWith('r', { after: 2 }, 100);
    expect(needs.onLost).toHaveBeenCalledOnce();
    entering.mockRestore();
  });
});

describe('what changes while it is not heard', () => {
  let lose: (place: { epoch: string; seq: number }) => void;
  const quoted = { ...message(1, { body: { text: 'asked' } }), id: 'far', seq: 0 };

  async function enterWithQuote(): Promise<void> {
    vi.spyOn(connection, 'enterRoom').mockImplementationOnce(async (_room, join, onReload) => {
      lose = onReload;
      return { joined: await join(), leave: () => undefined };
    });
    server.loadHistory.mockResolvedValue({
      list: [message(1), message(2), message(3, { reply_to: 'far' }), message(4)],
      has_more: true,
    });
    server.loadMessages.mockResolvedValueOnce([quoted]);
    await enter();
    await vi.waitFor(() => expect(state.quoted).toHaveLength(1));
    server.loadHistory.mockResolvedValue({ list: [message(9)], has_more: false });
  }
  const shown = () => state.messages.map(({ seq, status, body }) => [seq, status, body]);

  it('shows after a gap, in messages and quotes, without moving who reads', async () => {
    await enterWithQuote();
    server.loadMessages.mockResolvedValueOnce([
      message(1, { status: 'recalled', body: {} }),
      message(2, { status: 'blocked', body: {} }),
      message(3, { reply_to: 'far', body: { text: 'edited' } }),
      { ...quoted, status: 'recalled', body: {} },
    ]);
    lose({ epoch: 'e', seq: 8 });
    await vi.waitFor(() => expect(state.quoted[0]?.status).toBe('recalled'));
    expect(shown()).toEqual([
      [1, 'recalled', {}],
      [2, 'blocked', {}],
      [3, 'normal', { text: 'edited' }],
      [9, 'normal', { text: 'words 9' }],
    ]);
    expect(server.loadMessages).toHaveBeenLastCalledWith('r', ['m4', 'm3', 'm2', 'm1', 'far']);
    expect(state.unseen).toEqual(['m4']);
  });

  it('what cannot be asked for goes, and can be loaded again', async () => {
    await enterWithQuote();
    server.loadMessages.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    lose({ epoch: 'e', seq: 8 });
    await vi.waitFor(() => expect(state.older).toBe('failed'));
    expect(seqs()).toEqual([9]);
  });

  it('shows after a gap far from the end as well', async () => {
    await enterWithQuote();
    state.newer = 'more';
    server.loadMessages.mockResolvedValueOnce([message(1, { status: 'recalled', body: {} })]);
    lose({ epoch: 'e', seq: 8 });
    await vi.waitFor(() => expect(shown()).toEqual([[1, 'recalled', {}]]));
  });

  it('an older answer of the history undoes no newer event', async () => {
    await enter();
    let answer: (page: service.HistoryPage) => void = () => undefined;
    server.loadHistory.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    server.loadMessages.mockResolvedValueOnce([message(-1, { body: { text: 'edited' } })]);
    const loading = loadOlder();
    event({ kind: 'recall', id: 'm0', by: '2' });
    event({ kind: 'revise', id: 'm-1' });
    event({ kind: 'block', id: 'm-2', on: true, by: '9' });
    answer({ list: [message(-2), message(-1), message(0)], has_more: false });
    await loading;
    await vi.waitFor(() => expect(shown()[1]).toEqual([-1, 'normal', { text: 'edited' }]));
    expect(shown()[0]).toEqual([-2, 'blocked', {}]);
    expect(shown()[2]).toEqual([0, 'recalled', {}]);
  });

  it('of two answers about a message the one that was asked for first does not win', async () => {
    await enter();
    const answers: ((list: readonly Message[]) => void)[] = [];
    server.loadMessages.mockImplementation(() => new Promise((done) => answers.push(done)));
    event({ kind: 'revise', id: 'm1' });
    event({ kind: 'revise', id: 'm1' });
    answers[1]?.([message(1, { body: { text: 'newest' } })]);
    answers[0]?.([message(1, { body: { text: 'older' } })]);
    await Promise.all(server.loadMessages.mock.results.map(({ value }) => value));
    await vi.waitFor(() => expect(shown()[0]).toEqual([1, 'normal', { text: 'newest' }]));
  });

  it('what is hidden, shown again or edited is so where it is quoted', async () => {
    await enterWithQuote();
    event({ kind: 'block', id: 'far', on: true, by: '9' });
    expect(state.quoted[0]?.status).toBe('blocked');
    server.loadMessages.mockResolvedValueOnce([quoted]);
    event({ kind: 'block', id: 'far', on: false, by: '9' });
    await vi.waitFor(() => expect(state.quoted[0]?.status).toBe('normal'));
    const edited = { ...message(1, { body: { text: 'edited' } }), id: 'far', seq: 0 };
    server.loadMessages.mockResolvedValueOnce([edited]);
    event({ kind: 'revise', id: 'far' });
    await vi.waitFor(() => expect(state.quoted[0]?.body).toEqual({ text: 'edited' }));
  });
});

describe('what I may do in the room', () => {
  let lose: (place: { epoch: string; seq: number }) => void;
  const left = vi.fn();
  const allowed = joined().my;
  const may = (my: object, more: object = {}) => ({ ...joined(8), ...more, my: { ...allowed, ...my } });

  async function enterWith(answer: service.JoinedRoom): Promise<void> {
    vi.spyOn(connection, 'enterRoom').mockImplementationOnce(async (_room, join, onReload) => {
      lose = onReload;
      return { joined: await join(), leave: left };
    });
    server.join.mockResolvedValueOnce(answer);
    await enter();
  }
  const loseFrames = () => lose({ epoch: 'e', seq: 8 });
  const bar = () => speechRestriction(here())?.kind ?? null;

  it.each([
    ['muted', {}, { muted_until: Date.UTC(9999, 0) }, 'muted'],
    ['no longer muted', { muted_until: Date.UTC(9999, 0) }, {}, null],
    ['frozen', {}, { restriction: { key: 'chat.frozen', until: null } }, 'frozen'],
    ['no longer frozen', { restriction: { key: 'chat.frozen', until: null } }, {}, null],
    ['dissolved', {}, { restriction: { key: 'group.dissolved', until: null, since: 5 } }, 'dissolved'],
    ['the room is muted', {}, { room_muted: true }, 'room_muted'],
    ['the room is no longer muted', { room_muted: true }, {}, null],
    [
      'made one of the staff of a muted room',
      { room_muted: true },
      { room_muted: true, role: 'staff' },
      null,
    ],
    ['no longer one of its staff', { room_muted: true, role: 'staff' }, { room_muted: true }, 'room_muted'],
  ])('is asked anew after a gap: %s', async (_what, before, after, expected) => {
    await enterWith(may(before));
    expect(bar()).not.toBe(expected);
    server.join.mockResolvedValueOnce(may(after));
    loseFrames();
    await vi.waitFor(() => expect(bar()).toBe(expected));
  });

  it('E06: rules that were made in a gap hold, and those that were lifted do not', async () => {
    await enterWith(may({}, { rules: { read_only: false, slow: 30 } }));
    server.join.mockResolvedValueOnce(may({ wait: 0 }, { rules: { read_only: true, slow: 0 } }));
    loseFrames();
    await vi.waitFor(() => expect(bar()).toBe('read_only'));
    expect(state.my.rules).toEqual({ read_only: true, slow: 0 });
  });

  it('who was removed in a gap reads why, writes no more, and is let in again once they may', async () => {
    await enterWith(may({}));
    server.join.mockRejectedValueOnce(new ApiError({ code: 403, msgKey: 'request.forbidden' }));
    loseFrames();
    await vi.waitFor(() => expect(state.phase).toBe('failed'));
    expect(state.failure).toBe('request.forbidden');
    expect(bar()).toBe('refused');
    expect(left).toHaveBeenCalled();
    await retryEntering();
    await vi.waitFor(() => expect(bar()).toBeNull());
  });

  it('is asked again where no answer came', async () => {
    await enterWith(may({}));
    vi.useFakeTimers();
    server.join.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    server.join.mockResolvedValueOnce(may({ room_muted: true }));
    loseFrames();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(state).toMatchObject({ phase: 'open', my: { roomMuted: true } });
  });

  it('an answer that was asked for before undoes no newer event, after a gap as on entering', async () => {
    const answers: ((answer: service.JoinedRoom) => void)[] = [];
    const asked = () => new Promise<service.JoinedRoom>((done) => answers.push(done));
    const says = () => {
      event({ kind: 'room_mute', on: true });
      event({ kind: 'freeze', uid: '1', until: null });
      event({ kind: 'rules', read_only: true, slow: 5 });
    };
    const after = { roomMuted: true, restriction: { reason: 'frozen' }, rules: { read_only: true, slow: 5 } };
    server.join.mockImplementationOnce(asked);
    leave = openChat('r', needs);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    says();
    answers[0]?.(may({}));
    await vi.waitFor(() => expect(state.phase).toBe('open'));
    expect(state.my).toMatchObject(after);
    leave();

    await enterWith(may({}));
    server.join.mockImplementationOnce(asked);
    loseFrames();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    says();
    answers[1]?.(may({ role: 'staff' }));
    await vi.waitFor(() => expect(state.my.role).toBe('staff'));
    expect(state.my).toMatchObject(after);
  });
});

describe('saying something', () => {
  it('stands at once, is sent, and is one message when the socket brings it too', async () => {
    await enter();
    server.publish.mockResolvedValueOnce({ id: 'm3', seq: 3, ts: 3 });
    const sending = sendText('hello');
    expect(last()).toMatchObject({ delivery: 'sending', body: { text: 'hello' } });
    await sending;
    expect(last()).toMatchObject({ delivery: 'sent', seq: 3 });
    says(3, { client_msg_id: last()?.client_msg_id ?? '', sender: { uid: '1', nickname: 'Lin', img: '' } });
    expect(seqs()).toEqual([1, 2, 3]);
  });

  it('fails with its reason, and is sent again under the same id', async () => {
    await enter();
    server.publish.mockRejectedValueOnce(new ApiError({ code: 423, msgKey: 'chat.muted' }));
    await sendText('hello');
    expect(last()).toMatchObject({ delivery: 'failed', failure: 'chat.muted' });
    server.publish.mockResolvedValueOnce({ id: 'm3', seq: 3, ts: 3 });
    await resend(`1:${last()?.client_msg_id ?? ''}`);
    expect(last()).toMatchObject({ delivery: 'sent', failure: '' });
    const ids = server.publish.mock.calls.map(([, clientMsgId]) => clientMsgId);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('leaving the room', () => {
  it('what failed, or fails meanwhile, is there again, and is sent under its first id', async () => {
    await enter();
    server.publish.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    await sendText('failed');
    let refuse: (error: unknown) => void = () => undefined;
    server.publish.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    const failing = sendText('fails later');
    server.publish.mockResolvedValueOnce({ id: 'm7', seq: 7, ts: 7 });
    const ids = state.messages.map(({ client_msg_id }) => client_msg_id).slice(-2);
    leave?.();
    refuse(new ApiError({ code: 423, msgKey: 'chat.muted' }));
    await failing;
    await enter();
    expect(state.messages.map(({ seq, delivery, failure }) => [seq, delivery, failure])).toEqual([
      [1, 'sent', ''],
      [2, 'sent', ''],
      [null, 'failed', 'unreachable'],
      [null, 'failed', 'chat.muted'],
    ]);
    await resend(`1:${ids[0]}`);
    expect(server.publish).toHaveBeenLastCalledWith('r', ids[0], expect.anything(), expect.anything());
    expect(state.messages.find(({ client_msg_id }) => client_msg_id === ids[0])?.delivery).toBe('sent');
  });

  it('what is said after it was left comes with the history alone', async () => {
    await enter();
    let answer: (said: { id: string; seq: number; ts: number }) => void = () => undefined;
    server.publish.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    const sending = sendText('said later');
    leave?.();
    answer({ id: 'm3', seq: 3, ts: 3 });
    await sending;
    await enter();
    expect(seqs()).toEqual([1, 2]);
  });
});

it('a quote stays while its row is not loaded, and goes with its message', async () => {
  await enter();
  answer('2:c2');
  setMessages([]);
  sendWritten('yes', []);
  expect(last()?.reply_to).toBe('m2');
  setMessages([]);
  says(3);
  answer('2:c3');
  setMessages([]);
  event({ kind: 'recall', id: 'm3', by: '2' });
  expect(answeredMessage(state, composingState.answers)?.status).toBe('recalled');
});

describe('a draft', () => {
  it('follows the other tab, whether it goes on there or is sent; what is written here alone stays', async () => {
    await enter();
    write('hel');
    keepRoomDraft('r', 'hello');
    await vi.waitFor(() => expect(composingState.text).toBe('hello'));
    keepRoomDraft('r', '');
    await vi.waitFor(() => expect(composingState.text).toBe(''));
  });
});

describe('a row that copies the own id of a victim', () => {
  it('E33, D36: keeps my words for editing again, below what is written', async () => {
    server.loadHistory.mockResolvedValue({
      list: [message(1), message(2, { sender: { uid: '1', nickname: 'Lin', img: '' } })],
      has_more: false,
    });
    await enter();
    event({ kind: 'recall', id: 'm1', by: '2' });
    event({ kind: 'recall', id: 'm2', by: '1' });
    expect(state.recalledWords).toEqual({ m2: { words: 'words 2', at: 1 } });
    editAgain('2:c1');
    expect(composingState.text).toBe('');
    editAgain('1:c2');
    expect(composingState.text).toBe('words 2');
    write('a draft');
    editAgain('1:c2');
    expect(composingState.text).toBe('a draft\nwords 2');
    write('');
  });

  it('D36: who was named is named when the words are edited again, and nobody else in the next message', async () => {
    server.publish.mockResolvedValue({ id: 'm9', seq: 9, ts: 9 });
    await enter();
    const named = [
      { uid: '5', nickname: 'An', at: 11 },
      { uid: '6', nickname: 'An Nguyen', at: 0 },
    ];
    write('@An Nguyen @An', named);
    sendWritten('@An Nguyen @An', ['5', '6']);
    expect(composingState.named).toEqual([]);
    const sent = { text: '@An Nguyen @An', named: named.map(({ uid, nickname }) => ({ uid, nickname })) };
    expect(server.publish.mock.calls[0]?.[2]).toEqual({ kind: 'text', body: sent, mentions: ['5', '6'] });
    says(3, { sender: me, body: sent, mentions: ['5', '6'] });
    event({ kind: 'recall', id: 'm3', by: '1' });
    write('first');
    editAgain('1:c3');
    expect(composingState).toMatchObject({
      text: 'first\n@An Nguyen @An',
      named: [
        { uid: '6', at: 6 },
        { uid: '5', at: 17 },
      ],
    });
    leave?.();
    await enter();
    expect(composingState).toMatchObject({
      text: 'first\n@An Nguyen @An',
      named: [{ uid: '6' }, { uid: '5' }],
    });
    write('');
  });

  it('recalled by staff, takes back its own message and not the victim’s', async () => {
    await enter();
    server.recall.mockResolvedValue({ ok: true, seq: 9 });
    const twice = { client_msg_id: 'same', sender: { uid: '3', nickname: 'Ann', img: '' } };
    says(3, twice);
    says(4, { ...twice, sender: { uid: '4', nickname: 'Copy', img: '' } });
    await recallMessage('4:same');
    expect(server.recall.mock.calls).toEqual([['r', 'm4']]);
  });

  it('of mine that failed, does not keep mine from being sent again', async () => {
    await enter();
    server.publish.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    await sendText('hello');
    const mine = last()?.client_msg_id ?? '';
    says(3, { client_msg_id: mine, sender: { uid: '4', nickname: 'Copy', img: '' } });
    server.publish.mockResolvedValueOnce({ id: 'm4', seq: 4, ts: 4 });
    await resend(`1:${mine}`);
    expect(server.publish).toHaveBeenCalledTimes(2);
    expect(last()).toMatchObject({ id: 'm4', delivery: 'sent' });
  });
});

it('D26: staff ask about the mute of one member of this room, and lift it', async () => {
  await enter();
  const mute = {
    user: { uid: '3', jwcode: '3', nickname: 'Ann', img: '', level: 1 },
    until: null,
    until_ts: null,
    by: 'Tan',
    reason: 'spam',
  };
  server.loadMute.mockResolvedValue(mute);
  expect(await muteOf('3')).toEqual(mute);
  expect(server.loadMute).toHaveBeenCalledWith('r', '3');
  server.unmute.mockRejectedValueOnce(new ApiError({ code: 403, msgKey: 'request.forbidden' }));
  await expect(unmuteMember('3')).rejects.toMatchObject({ code: 403 });
  server.unmute.mockResolvedValueOnce({ ok: true });
  await unmuteMember('3');
  expect(server.unmute).toHaveBeenLastCalledWith('r', '3');
});
