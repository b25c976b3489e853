import type { Message, MessageContent, MessageKind, User } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import type { RoomFrame, RoomEvent } from '../messaging.domain.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import type { FrameRow } from '../messaging.tables.ts';

/** A message as it is shown to everybody: without content once recalled or blocked. */
export function messageOf(row: FrameRow, users: ReadonlyMap<string, User>): Message {
  const uid = row.sender ?? '';
  const { nickname, img } = users.get(uid) ?? { nickname: '', img: '' };
  const facts = {
    id: row.id ?? '',
    seq: row.seq,
    client_msg_id: row.client_msg_id ?? '',
    sender: { uid, nickname, img },
    reply_to: row.reply_to,
    mentions: row.mentions,
    ts: row.ts,
  };
  if (row.status !== 'normal') {
    return { ...facts, status: row.status, kind: row.kind as MessageKind, body: {}, mentions: [] };
  }
  // Written by `contents.ts` or by a feature, both typed by the contract.
  const content = { kind: row.kind, body: row.body } as MessageContent;
  return { ...facts, status: 'normal', ...content };
}

/** The same as staff see it: they read what they have blocked (E36). */
export function messageForStaff(row: FrameRow, users: ReadonlyMap<string, User>): Message {
  const message = messageOf(row, users);
  return message.status === 'blocked' ? { ...message, hidden: row.body as Record<string, unknown> } : message;
}

export function frameOf(row: FrameRow, users: ReadonlyMap<string, User>): RoomFrame {
  const { seq, ts } = row;
  return row.type === 'msg'
    ? { type: 'msg', seq, ts, data: messageOf(row, users) }
    : { type: 'event', seq, ts, data: row.body as RoomEvent };
}

/** Who wrote these rows. */
export function sendersOf(
  users: MessagingPorts['users'],
  reader: Reader,
  rows: readonly FrameRow[],
): Promise<Map<string, User>> {
  const uids = new Set(rows.flatMap(({ sender }) => sender ?? []));
  return uids.size === 0 ? Promise.resolve(new Map()) : users.many(reader, [...uids]);
}
