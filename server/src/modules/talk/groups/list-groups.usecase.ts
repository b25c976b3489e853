import type { CallAnswer, GroupEntry, calls } from '@goldbean/contract';
import { shownGroup } from './groups.domain.ts';
import type { GroupPorts } from './groups.ports.ts';
import { findGroupsOfMember } from './groups.repository.ts';
import { countMembersOf } from './members/people.repository.ts';
import { spelling } from './spelling.domain.ts';

/** The class groups and direct chats of a member, as the list of the inbox begins. */
export function createGroupList({ database, channels, rooms, direct }: GroupPorts) {
  return {
    /** G068: the pinned first, then the group with the latest message. */
    async list(uid: string): Promise<CallAnswer<typeof calls.groups.list>> {
      const { reader } = database;
      const groups = await findGroupsOfMember(reader, uid);
      const pairs = await direct.conversationsOf(reader, uid);
      const [known, heads, counts] = await Promise.all([
        channels.many(
          reader,
          groups.map(({ channel_id }) => channel_id),
        ),
        rooms.heads(reader, uid, [...groups, ...pairs.map(({ group }) => group)]),
        countMembersOf(
          reader,
          groups.map(({ group_id }) => group_id),
        ),
      ]);
      const ofClass = groups.flatMap((row) => {
        const channel = known.get(row.channel_id);
        const members = counts.get(row.group_id) ?? 0;
        const { muted, pinned } = row;
        return channel ? [{ group: shownGroup(row, channel), members, muted, pinned }] : [];
      });
      const ofTwo = pairs.map((pair) => ({ ...pair, members: 2 }));
      const list = [...ofClass, ...ofTwo].flatMap((entry): GroupEntry[] => {
        const head = heads.get(entry.group.room);
        if (!head) return [];
        const { lastMessage: last_msg, lastSeq: last_seq, readSeq: read_seq, unread, mentioned } = head;
        const pinyin = spelling(entry.group.name);
        return [{ ...entry, pinyin, last_msg, last_seq, read_seq, unread, mentioned }];
      });
      list.sort(
        (a, b) => Number(b.pinned) - Number(a.pinned) || (b.last_msg?.ts ?? 0) - (a.last_msg?.ts ?? 0),
      );
      return { list };
    },
  };
}
