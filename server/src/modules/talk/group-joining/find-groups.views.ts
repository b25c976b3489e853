import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { rulesOf } from './group-joining.domain.ts';
import type { GroupJoiningPorts } from './group-joining.ports.ts';

/** The groups that a member may choose from. */
export function createGroupLists({ database, channels, groups }: GroupJoiningPorts) {
  return {
    /** G189. */
    async find(
      uid: string,
      { channel_id, page, page_size }: CallRequest<typeof calls.groupJoining.find>,
    ): Promise<CallAnswer<typeof calls.groupJoining.find>> {
      const at = { at: page, size: page_size };
      const [{ list, total }, own] = await Promise.all([
        groups.open(database.reader, uid, channel_id, at),
        channels.ownedBy(database.reader, uid),
      ]);
      const shown = list.map(
        ({ group_id, name, channel_id: ofChannel, img, kind, channel, members, joined, ...of }) => {
          const capacity = of.capacity ?? rulesOf[kind].capacity;
          const { fan_level } = of;
          return {
            group_id,
            name,
            channel_id: ofChannel,
            img,
            kind,
            channel,
            members,
            joined,
            capacity,
            fan_level,
          };
        },
      );
      return { list: shown, total, page, page_size, own };
    },

    /** G461. */
    async large({
      page,
      page_size,
    }: CallRequest<typeof calls.groupJoining.large>): Promise<CallAnswer<typeof calls.groupJoining.large>> {
      const { list, total } = await groups.large(database.reader, { at: page, size: page_size });
      const shown = list.map(({ group_id, name, channel_id, img, channel, members, capacity }) => ({
        group_id,
        name,
        channel_id,
        img,
        channel,
        members,
        capacity: capacity ?? rulesOf.large.capacity,
      }));
      return { list: shown, total, page, page_size };
    },
  };
}
