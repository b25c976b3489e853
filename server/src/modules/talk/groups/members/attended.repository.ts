import type { Reader } from '../../../../platform/database/index.ts';
import { roomRoleOf, shownGroup } from '../groups.domain.ts';
import type { GroupPorts } from '../groups.ports.ts';
import { findGroupsOfMember } from '../groups.repository.ts';

/** A group that somebody attends, as its members see it. */
export interface AttendedGroupRow {
  readonly group_id: string;
  readonly name: string;
  /** UTC ms. */
  readonly joinedAt: number;
  /** It was dissolved. */
  readonly isOver: boolean;
}

/** The groups in which somebody is a member without being of the staff: there they are asked to do what a class is asked. */
export const findAttended =
  (channels: Pick<GroupPorts['channels'], 'many'>) =>
  async (reader: Reader, uid: string): Promise<AttendedGroupRow[]> => {
    const groups = (await findGroupsOfMember(reader, uid)).filter(
      ({ role }) => roomRoleOf(role) === 'member',
    );
    const known = await channels.many(
      reader,
      groups.map(({ channel_id }) => channel_id),
    );
    return groups.flatMap((row) => {
      const channel = known.get(row.channel_id);
      const { group_id, joinedAt, dissolved_at } = row;
      return channel
        ? [{ group_id, name: shownGroup(row, channel).name, joinedAt, isOver: dissolved_at !== null }]
        : [];
    });
  };
