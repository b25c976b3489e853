import type { ChosenKind, Group } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { findChosen, isChosen, lockGroup, type ChosenRow } from './chosen.repository.ts';
import { createEnterGroup } from './members/enter-group.usecase.ts';
import { fanLevelOf, shownGroup } from './groups.domain.ts';
import type { GroupPorts } from './groups.ports.ts';
import { deleteMember, findSeatsOf } from './groups.repository.ts';
import { countMembers, countMembersOf } from './members/people.repository.ts';

/** A group that is entered by choice, as others see it. */
export interface ChosenGroup extends Omit<Group, 'kind'> {
  readonly kind: ChosenKind;
  /** Name of its channel. */
  readonly channel: string;
  readonly members: number;
  /** Members it takes; null is as many as its kind allows. */
  readonly capacity: number | null;
  /** Level of the club that it asks for; null for kinds that ask for no club. */
  readonly fan_level: number | null;
}

/** Groups that members enter by choice: study groups, fan groups and large ones (domain 3.4). */
export function createChosenGroups(ports: GroupPorts) {
  const { channels, rooms } = ports;
  const enterGroup = createEnterGroup(ports);

  /** Rows as others see them; what belongs to no channel any more is left out. */
  async function shown(reader: Reader, rows: readonly ChosenRow[]): Promise<ChosenGroup[]> {
    const [known, counts] = await Promise.all([
      channels.many(
        reader,
        rows.map(({ channel_id }) => channel_id),
      ),
      countMembersOf(
        reader,
        rows.map(({ group_id }) => group_id),
      ),
    ]);
    return rows.flatMap((row) => {
      const channel = known.get(row.channel_id);
      if (!channel) return [];
      const { kind, capacity } = row;
      const group = { ...shownGroup(row, channel), kind, capacity, fan_level: fanLevelOf(row) };
      return [{ ...group, channel: channel.name, members: counts.get(row.group_id) ?? 0 }];
    });
  }

  return {
    /**
     * A group that is entered by choice, locked until the transaction ends.
     * @returns undefined for an unknown one and for a class group; `dissolvedAt` in UTC ms, null while it goes on
     */
    async lock(tx: Tx, groupId: string) {
      const row = await lockGroup(tx, groupId);
      if (!row || !isChosen(row)) return undefined;
      const { kind, channel_id, room, capacity, dissolved_at } = row;
      return {
        kind,
        channel_id,
        room,
        capacity,
        fanLevel: fanLevelOf(row),
        dissolvedAt: dissolved_at,
        members: await countMembers(tx, groupId),
      };
    },

    /** Whether a member is in a group. */
    isIn: async (reader: Reader, groupId: string, uid: string): Promise<boolean> =>
      (await findSeatsOf(reader, groupId, [uid])).has(uid),

    /** Puts a member into a group, whose past is not for them. Entry is checked by the caller. */
    async enter(tx: Tx, groupId: string, uid: string): Promise<void> {
      const group = await lockGroup(tx, groupId);
      if (group) await enterGroup(tx, group, uid);
    },

    /** Takes a member out of a group and its room. */
    async quit(tx: Tx, groupId: string, uid: string): Promise<void> {
      const group = await lockGroup(tx, groupId);
      if (!group) return;
      await deleteMember(tx, groupId, uid);
      rooms.expel(tx, group.room, uid);
    },

    /** A page of those that can be entered, of one channel or of all, and which of them the member is in. */
    async open(
      reader: Reader,
      uid: string,
      channelId: string | undefined,
      page: { readonly at: number; readonly size: number },
    ): Promise<{ list: (ChosenGroup & { readonly joined: boolean })[]; total: number }> {
      const { rows, total } = await findChosen(reader, { channelId }, page);
      const list = await shown(reader, rows);
      const mine = await Promise.all(
        list.map(async ({ group_id }) => (await findSeatsOf(reader, group_id, [uid])).has(uid)),
      );
      return { list: list.map((group, at) => ({ ...group, joined: mine[at] === true })), total };
    },

    /** A page of the large ones of all channels. */
    async large(
      reader: Reader,
      page: { readonly at: number; readonly size: number },
    ): Promise<{ list: ChosenGroup[]; total: number }> {
      const { rows, total } = await findChosen(reader, { kind: 'large' }, page);
      return { list: await shown(reader, rows), total };
    },
  };
}
