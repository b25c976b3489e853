import type { ChosenKind } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { GroupPorts } from './groups.ports.ts';
import { insertGroup, insertMember, lockNewestGroup, type GroupRow } from './groups.repository.ts';

/** Channels open groups: one with the channel itself, others as their owners wish or as a group fills. */
export function createGroupOpening(ports: Pick<GroupPorts, 'clock' | 'ids' | 'channels' | 'rooms'>) {
  const { clock, ids, channels, rooms } = ports;

  async function openGroup(
    tx: Tx,
    given: Pick<GroupRow, 'channel_id' | 'kind' | 'ordinal'> &
      Partial<Pick<GroupRow, 'name' | 'capacity' | 'fan_level'>>,
    ownerUid: string,
  ): Promise<GroupRow> {
    const { channel_id } = given;
    const group_id = ids.next();
    const at = clock.now();
    const room = `class_${group_id}`;
    await rooms.create(tx, room);
    const group = await insertGroup(tx, { ...given, group_id, room, created_at: at });
    await insertMember(tx, group_id, { uid: ownerUid, role: 'head_teacher', at, joinedSeq: 0 });
    const streamers = await channels.streamersOf(tx, channel_id);
    for (const uid of streamers)
      await insertMember(tx, group_id, { uid, role: 'lecturer', at, joinedSeq: 0 });
    rooms.enlist(tx, room, [ownerUid, ...streamers]);
    return group;
  }

  return {
    openGroup,

    /** Opens a channel's first group, its owner in it, in the transaction that opens the channel. */
    async open(tx: Tx, channelId: string, ownerUid: string): Promise<void> {
      await openGroup(tx, { channel_id: channelId, kind: 'class', ordinal: 1 }, ownerUid);
    },

    /**
     * Opens a study, fan or large group of a channel, its owner in it.
     * @param given `capacity` is as many as the kind allows where it is left out, `fanLevel` membership alone
     * @returns its id
     */
    async openChosen(
      tx: Tx,
      given: {
        readonly channelId: string;
        readonly kind: ChosenKind;
        readonly name: string;
        readonly capacity?: number | undefined;
        readonly fanLevel?: number | undefined;
      },
    ): Promise<string> {
      const { channelId: channel_id, kind, name, capacity = null, fanLevel: fan_level = null } = given;
      const owner = (await channels.many(tx, [channel_id])).get(channel_id)?.owner_uid;
      if (owner === undefined) throw new Error(`there is no channel ${channel_id}`);
      const last = await lockNewestGroup(tx, channel_id, kind);
      const ordinal = (last?.ordinal ?? 0) + 1;
      return (await openGroup(tx, { channel_id, kind, name, capacity, fan_level, ordinal }, owner)).group_id;
    },
  };
}
export type GroupOpening = ReturnType<typeof createGroupOpening>;
