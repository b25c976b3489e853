import { nobody } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';
import { findGroupOfRoom } from './groups.repository.ts';

interface RefusedMutePorts {
  readonly users: Pick<Users, 'many'>;
  readonly notices: Notifier;
  readonly rooms: {
    /** Sends an event to the inboxes of members after the commit. */
    notifyMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
  };
  /** What the group of a room is called; null for other rooms. */
  readonly titleOf: (reader: Reader, room: string) => Promise<string | null>;
}

/** G191: a class monitor is notified that a mute of theirs was refused, and why; rooms of others have no monitors. */
export const notifyRefusedMutes =
  ({ users, notices, rooms, titleOf }: RefusedMutePorts) =>
  async (
    tx: Tx,
    { room, uid, by, reason }: Readonly<Record<'room' | 'uid' | 'by' | 'reason', string>>,
  ): Promise<void> => {
    const group = await findGroupOfRoom(tx, room);
    if (!group) return;
    const { nickname } = (await users.many(tx, [uid])).get(uid) ?? nobody(uid);
    const { group_id } = group;
    const body = { group_id, group: (await titleOf(tx, room)) ?? '', nickname, reason };
    await notices.notify(tx, [{ uid: by, body: { kind: 'mute_refused', ...body } }]);
    rooms.notifyMembers(tx, [by], { kind: 'inbox_reminder' });
  };
