import type { Message } from '@goldbean/contract/talk';
import { describe, expect, it } from 'vitest';
import {
  addOwn,
  firstSeqOf,
  fromServer,
  maxKept,
  lastSeqOf,
  markRecalled,
  mergeMessages,
  messageOfRow,
  rowIdOf,
  updateOwn,
  type ChatMessageLine,
} from './message-line.ts';

const message = (seq: number, given: object = {}): Message => ({
  id: `m${seq}`,
  seq,
  client_msg_id: `c${seq}`,
  kind: 'text',
  body: { text: `words ${seq}` },
  status: 'normal',
  sender: { uid: '1', nickname: 'Lin', img: '' },
  reply_to: null,
  mentions: [],
  ts: seq,
  ...given,
});
const own = (clientMsgId: string): ChatMessageLine => ({
  ...fromServer(message(0, { id: clientMsgId, client_msg_id: clientMsgId })),
  seq: null,
  delivery: 'sending',
});
const seqs = (list: readonly ChatMessageLine[]) => list.map(({ seq }) => seq);
const line = (...arrived: number[]) =>
  mergeMessages(
    [],
    arrived.map((seq) => message(seq)),
  );

describe('the line of messages', () => {
  it('stands in the order of the room, whatever came first', () => {
    const merged = mergeMessages(line(5, 6), [message(3), message(4)]);
    expect(seqs(mergeMessages(merged, [message(7)]))).toEqual([3, 4, 5, 6, 7]);
  });

  it('has each message once, however often it comes', () => {
    expect(seqs(mergeMessages(line(1, 2, 3), [message(2), message(3), message(4)]))).toEqual([1, 2, 3, 4]);
  });

  it('takes the later word of the server', () => {
    const merged = mergeMessages(line(1, 2), [message(1, { status: 'recalled', body: {} })]);
    expect(merged[0]).toMatchObject({ status: 'recalled', body: {} });
  });

  it('two members may use the same own id', () => {
    const theirs = message(2, { client_msg_id: 'c1', sender: { uid: '2', nickname: 'Mei', img: '' } });
    expect(seqs(mergeMessages(line(1), [theirs]))).toEqual([1, 2]);
  });

  it('a row that copies the own id of another shows its own message', () => {
    const copied = message(2, { client_msg_id: 'c1', sender: { uid: '2', nickname: 'Mei', img: '' } });
    const known = mergeMessages(line(1), [copied]);
    expect(known.map((one) => messageOfRow(known, rowIdOf(one))?.id)).toEqual(['m1', 'm2']);
  });

  it('keeps no more than it should', () => {
    const full = line(...Array.from({ length: maxKept }, (_, index) => index + 1));
    const next = mergeMessages(full, [message(maxKept + 1)]);
    expect(next).toHaveLength(maxKept);
    expect([firstSeqOf(next), lastSeqOf(next)]).toEqual([2, maxKept + 1]);
  });
});

describe('a message of my own', () => {
  it('stands at the end until it is counted, then in its place', () => {
    const known = mergeMessages(addOwn(line(1), own('mine')), [message(3)]);
    expect(seqs(known)).toEqual([1, 3, null]);
    const sent = updateOwn(known, 'mine', { id: 'm2', seq: 2, delivery: 'sent' });
    expect(seqs(sent)).toEqual([1, 2, 3]);
    expect(seqs(mergeMessages(sent, [message(2, { client_msg_id: 'mine' })]))).toEqual([1, 2, 3]);
  });

  it('that the socket brings before the answer is one message, and cannot fail any more', () => {
    const known = mergeMessages(addOwn(line(1), own('mine')), [message(2, { client_msg_id: 'mine' })]);
    expect(seqs(known)).toEqual([1, 2]);
    const late = updateOwn(known, 'mine', { delivery: 'failed', failure: 'unreachable' });
    expect(late.map(({ delivery }) => delivery)).toEqual(['sent', 'sent']);
  });
});

it('D36: a recalled message loses what it said', () => {
  const [recalled, other] = markRecalled(line(1, 2), { id: 'm1', by: '9' });
  expect(recalled).toMatchObject({ status: 'recalled', body: {}, recalledBy: '9' });
  expect(other).toMatchObject({ status: 'normal', body: { text: 'words 2' } });
});
