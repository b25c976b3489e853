import { describe, expect, it } from 'vitest';
import { fromServer, type ChatMessage } from './message-line.ts';
import { createMessageViews, type Reader } from './message-view.ts';

const upload = { file_id: 'f1', url: '/f/1', size: 9, mime: 'x/y' };
/** `given` may say what no server should: the kind and the body need not fit. */
const message = (given: object = {}): ChatMessage => ({
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
const reader: Reader = { uid: '1', role: 'member', teacher: '9', now: 1_000 };
const content = (given: object, who = reader) => createMessageViews()([message(given)], who)[0]?.content;

describe('a message as a row', () => {
  it.each<[string, object, unknown]>([
    ['text', {}, { kind: 'text', text: 'words' }],
    [
      'a picture',
      { kind: 'image', body: { ...upload, name: 'a.png', w: 4, h: 3 } },
      { kind: 'image', url: '/f/1', name: 'a.png', width: 4, height: 3 },
    ],
    [
      'a file',
      { kind: 'file', body: { ...upload, name: 'a.pdf', w: null, h: null } },
      { kind: 'file', url: '/f/1', name: 'a.pdf', size: 9 },
    ],
    ['a kind of a newer server', { kind: 'voice_call', body: {} }, { kind: 'unsupported' }],
    ['a body that is not what its kind says', { body: { text: 5 } }, { kind: 'unsupported' }],
    ['hidden by staff', { status: 'blocked', body: {} }, { kind: 'blocked' }],
    ['taken back', { status: 'recalled', body: {} }, { kind: 'recalled', canEditAgain: false }],
    [
      'taken back just now, by me',
      { status: 'recalled', body: {}, recalledBy: '1', wordsBefore: 'words' },
      { kind: 'recalled', canEditAgain: true },
    ],
  ])('%s', (_name, given, expected) => expect(content(given)).toEqual(expected));

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
