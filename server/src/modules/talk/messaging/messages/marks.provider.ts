import { messageContents, type Message, type MessageKind } from '@goldbean/contract';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { deleteFor, findDeleted } from './deletions.repository.ts';
import { messageOf, sendersOf } from '../realtime/frames.views.ts';
import { findMessagesAt, setBlocked } from './marked-messages.repository.ts';
import type { Inbox } from '../inbox/index.ts';
import { outranks } from '../messaging.domain.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import type { FrameRow } from '../messaging.tables.ts';
import { findMessages } from './history.repository.ts';

/** Where a message stands. */
export interface MessagePlace {
  readonly room: string;
  readonly seq: number;
}

/** A message as those who mark it need it. */
export type MarkedMessage = Pick<FrameRow, 'id' | 'seq' | 'sender' | 'kind' | 'status' | 'body'>;

/** Messages of rooms for the feature by which members mark them (E34, E36). */
export function createMarksProvider(
  {
    users,
    clock,
    roomAccess,
    cardRefusal,
  }: Pick<MessagingPorts, 'users' | 'clock' | 'roomAccess' | 'cardRefusal'>,
  inbox: Pick<Inbox, 'marked'>,
) {
  return {
    /** Those of `ids` that are messages of the room, by id. @param joinedSeq as in `RoomAccess`, of who asks */
    async find(
      reader: Reader,
      room: string,
      ids: readonly string[],
      joinedSeq = 0,
    ): Promise<Map<string, MarkedMessage>> {
      const rows = await findMessages(reader, room, ids);
      return new Map(rows.filter(({ seq }) => seq > joinedSeq).map((row) => [row.id ?? '', row]));
    },
    /** Messages as every member sees them, in the order of `places`. */
    async at(reader: Reader, places: readonly MessagePlace[]): Promise<Message[]> {
      const rows = await findMessagesAt(reader, places);
      const known = await sendersOf(users, reader, rows);
      const found = new Map(rows.map((row) => [`${row.room} ${row.seq}`, messageOf(row, known)]));
      return places.flatMap(({ room, seq }) => found.get(`${room} ${seq}`) ?? []);
    },
    /** What was unread of them is not any more, in every tab of the member. */
    async deleteFor(tx: Tx, uid: string, room: string, seqs: readonly number[]): Promise<void> {
      await deleteFor(tx, uid, room, seqs, clock.now());
      inbox.marked(tx, uid, room);
    },
    deletedAmong: findDeleted,
    /**
     * Hides a message from all or shows it again; recalled ones stay as they are.
     * @returns whether that changed anything
     */
    setBlocked,
    /** D36: whether a message of this kind can be taken away at all; what was claimed stays. */
    mayTake: (kind: MessageKind): boolean => messageContents[kind].mayRecall,
    cardRefusal,
    /** Whether one member of a room stands above another in it (domain 3.1). */
    async outranks(reader: Reader, room: string, actor: string, target: string): Promise<boolean> {
      const [above, below] = [await roomAccess(reader, room, actor), await roomAccess(reader, room, target)];
      return above !== null && below !== null && outranks(above.role, below.role);
    },
  };
}
