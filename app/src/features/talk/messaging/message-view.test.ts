import { isForwardable, messageKinds, messagingLimits, type MessageKind } from '@goldbean/contract/talk';
import { canForward, type ChatMessage as MessageView } from '@goldbean/design-system/chat';
import { describe, expect, it } from 'vitest';
import { fromServer, type ChatMessageLine } from './message-line.ts';
import { createMessageViews } from './message-view.ts';
import { noPlayback } from './playback.state.ts';
import type { MessageReader } from './reader.ts';

const upload = { file_id: 'f1', size: 9, mime: 'x/y' };
const film = { ...upload, name: 'a.avi', w: 4, h: 3, duration: 2_000 };
const announcement = { announcement_id: 'n1', content: 'words', pics: [], must_read: false };
const shown = { kind: 'video', name: 'a.avi', poster: '', width: 4, height: 3, seconds: 2 };
/** In `given`, kind and body need not fit, as no server sends them. */
const message = (given: object = {}): ChatMessageLine => ({
  ...fromServer({
    id: 'm1',
    seq: 1,
    client_msg_id: 'c1',
    kind: 'text',
    body: { text: 'words' },
    status: 'normal',
    sender: { uid: '1', nickname: 'Lin', img: '' },
    reply_to: null,
    mentions: [],
    ts: 0,
  }),
  ...given,
});
const reader: MessageReader = {
  uid: '1',
  role: 'member',
  teacher: '9',
  now: 1_000,
  addressOf: (id) => `/f/${id}`,
  lineOf: (kind, words) => (words === '' ? `[${kind}]` : words),
  language: 'en',
  quoted: [],
  unseen: [],
  recalledWords: {},
  playback: noPlayback(),
};
const content = (given: object, who = reader) => createMessageViews()([message(given)], who)[0]?.content;

describe('a message as a row', () => {
  it.each<[string, object, unknown]>([
    ['text', {}, { kind: 'text', text: 'words' }],
    [
      'a picture',
      { kind: 'image', body: { ...upload, name: 'a.png', w: 4, h: 3 } },
      { kind: 'image', url: '/f/f1', name: 'a.png', width: 4, height: 3 },
    ],
    [
      'a file',
      { kind: 'file', body: { ...upload, name: 'a.pdf', w: null, h: null } },
      { kind: 'file', name: 'a.pdf', size: 9, href: '/hljw/pdfView?file=f1' },
    ],
    [
      'D32: a video that is converted: what came can be saved',
      { kind: 'video', body: { ...film, w: 0, h: 0, duration: 0, state: 'processing' } },
      { ...shown, width: 0, height: 0, seconds: 0, state: 'processing', originalSize: 9 },
    ],
    [
      'D32: a video that was converted',
      { kind: 'video', body: { ...film, state: 'ready', played_id: 'f2' } },
      { ...shown, state: 'ready', originalSize: 9 },
    ],
    [
      'D32: a video whose poster is drawn',
      { kind: 'video', body: { ...film, state: 'ready', poster_id: 'f3' } },
      { ...shown, state: 'ready', poster: '/f/f3' },
    ],
    [
      'a video that plays as it came',
      { kind: 'video', body: { ...film, state: 'ready' } },
      { ...shown, state: 'ready' },
    ],
    ['a kind of a newer server', { kind: 'voice_call', body: {} }, { kind: 'unsupported' }],
    [
      'D39: a call of the phone app, and how long it was',
      { kind: 'voice_call', body: { outcome: 'ended', duration: 247_000 } },
      { kind: 'voice_call', outcome: { kind: 'ended', seconds: 247 } },
    ],
    [
      'D39: a call that nobody took',
      { kind: 'voice_call', body: { outcome: 'missed', duration: 0 } },
      { kind: 'voice_call', outcome: { kind: 'missed' } },
    ],
    [
      'E05: a live session of which no more is known than that it was to have begun',
      { kind: 'live', body: { live_id: 'l1', name: 'Cash', teacher: 'Lin', start_time_ts: 900 } },
      { kind: 'live', title: 'Cash', teacher: 'Lin', startsAt: 900, status: 'ended' },
    ],
    [
      'D39: a page of another app',
      { kind: 'mini_program', body: { title: 'Quiz', app: 'Exercises' } },
      { kind: 'mini_program', title: 'Quiz', app: 'Exercises' },
    ],
    ['a body that is not what its kind says', { body: { text: 5 } }, { kind: 'unsupported' }],
    [
      'E05: a form of which no more is known than its deadline, and that is over',
      { kind: 'form', body: { task_id: 't', task: 'form', title: 'x', deadline_ts: 1_000 } },
      { kind: 'form', task: 'form', title: 'x', deadline: 1_000, status: 'ended' },
    ],
    [
      'E05: a sign-in without an end',
      { kind: 'sign_in', body: { task_id: 't', title: 'x', deadline_ts: null } },
      { kind: 'sign_in', title: 'x', status: 'open', count: 0 },
    ],
    ['hidden by staff', { status: 'blocked', body: {} }, { kind: 'blocked' }],
    ['taken back', { status: 'recalled', body: {} }, { kind: 'recalled', canEditAgain: false }],
  ])('%s', (_name, given, expected) => expect(content(given)).toEqual(expected));

  it('E05: marks the names that stand in it, also of everybody and of who has not spoken', () => {
    const named = [
      { uid: '7', nickname: 'An Nguyen' },
      { uid: 'all', nickname: '所有人' },
    ];
    const body = { text: '@An Nguyen @所有人', named };
    expect(content({ body, mentions: ['7', 'all'] })).toMatchObject({ mentions: ['An Nguyen', '所有人'] });
    // Of an older message the names are not known but from the room.
    expect(content({ body: { text: '@Lin @7' }, mentions: ['1', '7'] })).toMatchObject({ mentions: ['Lin'] });
  });

  it('E33, D36: my words can be edited again for 5 minutes after the recall, however old they are', () => {
    const recalled = { status: 'recalled', body: {}, recalledBy: '1' };
    const at = (now: number) =>
      content(recalled, { ...reader, now, recalledWords: { m1: { words: 'words', at: 1_000_000 } } });
    expect(at(1_000_000 + messagingLimits.editAgainWindowMs)).toMatchObject({ canEditAgain: true });
    expect(at(1_000_001 + messagingLimits.editAgainWindowMs)).toMatchObject({ canEditAgain: false });
  });

  it('M34: says of a quote that it is not for me, once the server has said so', () => {
    const reply = message({ reply_to: 'm0' });
    const [view] = createMessageViews()([reply], { ...reader, unseen: ['m0'] });
    expect(view?.quote).toEqual({ nickname: '', text: '', isUnseen: true });
  });

  it('E05, M34: quotes what it answers, from the room or loaded alone, until that is gone', () => {
    const asked = message({ sender: { uid: '2', nickname: 'Mei', img: '' } });
    const reply = message({ id: 'm2', client_msg_id: 'c2', reply_to: 'm1' });
    const quote = (messages: ChatMessageLine[], quoted: ChatMessageLine[] = []) =>
      createMessageViews()(messages, { ...reader, quoted }).at(-1)?.quote;
    expect(quote([asked, reply])).toEqual({ nickname: 'Mei', text: 'words' });
    expect(quote([reply], [asked])).toEqual({ nickname: 'Mei', text: 'words' });
    expect(quote([reply])).toBeUndefined();
    const views = createMessageViews();
    const [, before] = views([asked, reply], reader);
    const [, after] = views([{ ...asked, status: 'recalled', body: {} }, reply], reader);
    expect(after).not.toBe(before);
    expect(after?.quote).toMatchObject({ isGone: true });
  });

  it('E05: marks what names me or everybody, and draws the names', () => {
    const from = (mentions: string[], sender = '2') =>
      createMessageViews()(
        [message({ mentions, sender: { uid: sender, nickname: 'Mei', img: '' } })],
        reader,
      )[0];
    expect(from(['1'])?.mentionsMe).toBe(true);
    expect(from(['all'])?.mentionsMe).toBe(true);
    expect(from(['3'])?.mentionsMe).toBe(false);
    expect(from(['1'], '1')?.mentionsMe).toBe(false);
    expect(from(['2'])?.content).toMatchObject({ mentions: ['Mei'] });
  });

  it('names the staff member who took it back', () => {
    const taken = message({ status: 'recalled', recalledBy: '9', body: {} });
    const theirs = message({ id: 'm2', client_msg_id: 'c2', sender: { uid: '9', nickname: 'Tan', img: '' } });
    expect(createMessageViews()([taken, theirs], reader)[0]?.content).toMatchObject({ by: 'Tan' });
  });

  it('stays the same object until something about it changes', () => {
    const views = createMessageViews();
    const first = message();
    const [before] = views([first], reader);
    expect(views([first, message({ id: 'm2', client_msg_id: 'c2' })], reader)[0]).toBe(before);
    const picture = message({ kind: 'image', body: { ...upload, name: 'a.png', w: 4, h: 3 } });
    const [waiting] = views([picture], { ...reader, addressOf: () => '' });
    expect(waiting?.content).toMatchObject({ url: '' });
    expect(views([picture], reader)[0]?.content).toMatchObject({ url: '/f/f1' });
    expect(views([first], { ...reader, now: 200_000 })[0]).toMatchObject({ canRecall: false });
    expect(views([{ ...first, delivery: 'failed', failure: 'chat.muted' }], reader)[0]).not.toBe(before);
  });

  it('M02: says only that it was not sent when nobody answered, and why when it was refused', () => {
    const failed = (failure: string) =>
      createMessageViews()([{ ...message(), delivery: 'failed', failure }], reader)[0]?.delivery;
    expect(failed('unreachable')).toEqual({ kind: 'failed' });
    expect(failed('chat.muted')).toMatchObject({ kind: 'failed', reason: expect.any(String) });
  });

  it('marks the teacher and what is mine', () => {
    const [view] = createMessageViews()([message()], { ...reader, uid: '2', teacher: '1' });
    expect(view).toMatchObject({ isOwn: false, author: { role: 'teacher' }, canRecall: false });
  });
});

it('E05: the row of a task is drawn anew when the task stands otherwise, and only then', () => {
  const views = createMessageViews();
  const said = message({ kind: 'sign_in', body: { task_id: 't', title: 'x', deadline_ts: null } });
  const seen = (count: number, now = 1_000) =>
    views([said], { ...reader, now, taskOf: () => ({ status: 'done', count }) })[0];
  const before = seen(3);
  expect(before?.content).toEqual({ kind: 'sign_in', title: 'x', status: 'done', count: 3 });
  expect(seen(3, 2_000)).toBe(before);
  expect(seen(4)?.content).toMatchObject({ count: 4 });
});

it('domain 3.4: what was said in a group that was dissolved is not recalled', () => {
  const canRecall = (who: MessageReader) => createMessageViews()([message()], who)[0]?.canRecall;
  expect(canRecall(reader)).toBe(true);
  expect(canRecall({ ...reader, isOver: true })).toBe(false);
});

it('domain 3.4: a task of a group that was dissolved has ended, unless it was done', () => {
  const card = { kind: 'sign_in', body: { task_id: 't', title: 'Tonight', deadline_ts: null } };
  const seen = (status: 'open' | 'done') =>
    content(card, { ...reader, isOver: true, taskOf: () => ({ status, count: 2 }) });
  expect(seen('open')).toMatchObject({ status: 'ended', count: 2 });
  expect(seen('done')).toMatchObject({ status: 'done' });
});

describe('V13, D37: the menu of a message lets it be sent on where the contract does', () => {
  /** Kind and body need not fit: both sides ask for the kind and the state alone. */
  const both = (given: object, view: object = given) => {
    const ours = canForward({ content: view, delivery: { kind: 'sent' } } as MessageView);
    return [ours, isForwardable(message({ body: {}, ...given }))];
  };

  it.each(messageKinds)('%s', (kind: MessageKind) => {
    const [ours, theirs] = both({ kind });
    expect(ours).toBe(theirs);
  });

  it.each(['processing', 'ready', 'failed'])('a video that is %s', (state) => {
    const may = state !== 'processing';
    expect(both({ kind: 'video', body: { state } }, { kind: 'video', state })).toEqual([may, may]);
  });

  it.each(['recalled', 'blocked'])('what was %s', (status) => {
    expect(both({ status }, { kind: status })).toEqual([false, false]);
  });
});

it.each<[string, object, Partial<MessageReader>, boolean]>([
  ['a member', {}, { roles: {} }, true],
  ['a peer', {}, { roles: { 1: 'lecturer' } }, false],
  ['a superior', {}, { roles: { 1: 'head_teacher' } }, false],
  ['the teacher of a live room', {}, { teacher: '1' }, false],
  ['a member, as owner of a lecturer', {}, { role: 'owner', roles: { 1: 'lecturer' } }, true],
  ['a red packet', { kind: 'red_packet', body: { packet_id: 'p', remark: '' } }, { roles: {} }, false],
  ['an announcement', { kind: 'announcement', body: announcement }, { roles: {} }, false],
  [
    'a copy of one',
    { kind: 'announcement', body: { ...announcement, forwarded: true } },
    { roles: {} },
    true,
  ],
])('D36, E36: staff are offered to recall and hide what the server takes: %s', (_, given, who, expected) => {
  const staff: MessageReader = { ...reader, uid: '5', role: 'staff', ...who };
  expect(createMessageViews()([message(given)], staff)[0]).toMatchObject({
    canRecall: expected,
    canBlock: expected,
  });
});
