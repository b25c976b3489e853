import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GroupJoiningPorts } from './group-joining.ports.ts';
import { findSeat, findTalkers, freeClubSeat, freeSeat, saveExit, takeClubSeat } from './seats.repository.ts';

/** Fan groups of a channel that are looked through when a member leaves its club. */
const most = 100;

interface ClubSeatPorts {
  readonly clock: GroupJoiningPorts['clock'];
  readonly scope: GroupJoiningPorts['scope'];
  readonly channels: Pick<GroupJoiningPorts['channels'], 'roleOf'>;
  readonly groups: Pick<GroupJoiningPorts['groups'], 'open' | 'lock' | 'isIn' | 'quit'>;
}

/** What fan clubs need of the one seat of a member, and of the chat groups of a channel (D21, D22). */
export function createClubSeats({ clock, scope, channels, groups }: ClubSeatPorts) {
  const seatIn = (channelId: string): string => (scope === 'channel' ? channelId : '');

  return {
    /**
     * Gives the member's one seat to the club of a channel, and waits for whoever is just taking it.
     * @returns null when it was free, else what holds it: a group by its name or a club by its channel
     */
    async take(
      tx: Tx,
      uid: string,
      channelId: string,
    ): Promise<{ readonly group: string | null; readonly club_id: string | null } | null> {
      if (await takeClubSeat(tx, uid, seatIn(channelId), channelId)) return null;
      return (await findSeat(tx, uid, seatIn(channelId))) ?? { group: null, club_id: null };
    },

    /**
     * Who leaves a club leaves its groups, which are locked before they are asked: nobody enters one meanwhile. Who runs the
     * channel runs its groups and stays in them.
     */
    async leave(tx: Tx, uid: string, channelId: string): Promise<void> {
      const runs = (await channels.roleOf(tx, channelId, uid)) !== null;
      const { list } = runs ? { list: [] } : await groups.open(tx, uid, channelId, { at: 1, size: most });
      let left = 0;
      for (const { group_id, kind } of list) {
        if (kind !== 'fan' || !(await groups.lock(tx, group_id)) || !(await groups.isIn(tx, group_id, uid)))
          continue;
        await groups.quit(tx, group_id, uid);
        await freeSeat(tx, uid, group_id);
        left += 1;
      }
      await freeClubSeat(tx, uid, channelId);
      if (left > 0) await saveExit(tx, uid, channelId, clock.now());
    },

    /** The members of the club who are in one of its groups. */
    talkers: (reader: Reader, channelId: string): Promise<string[]> => findTalkers(reader, channelId),
  };
}
