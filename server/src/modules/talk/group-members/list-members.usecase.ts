import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { GroupMemberPorts } from './group-members.ports.ts';
import { findGroupMembers } from './group-members.repository.ts';
import { findTags } from './tags.repository.ts';

/** The members of a group as each of them sees the others. */
export function createMemberLists(ports: GroupMemberPorts) {
  const { database, clock, users, groups, rooms } = ports;

  async function tagsOf(reader: Reader, groupId: string, uids: readonly string[]) {
    const rows = await findTags(reader, groupId, uids);
    const adders = await users.many(reader, [...new Set(rows.map(({ by_uid }) => by_uid))]);
    return Map.groupBy(
      rows.map(({ uid, tag_id, category, text, by_uid }) => ({
        of: uid,
        tag: { tag_id, category, text, by_uid, by_name: adders.get(by_uid)?.nickname ?? '' },
      })),
      ({ of }) => of,
    );
  }

  return {
    /** G071. */
    async list(
      uid: string,
      input: CallRequest<typeof calls.groupMembers.list>,
    ): Promise<CallAnswer<typeof calls.groupMembers.list>> {
      const { group_id: groupId, role, tag, label, q = '', page, page_size } = input;
      const { reader } = database;
      const { group } = await groups.access(reader, groupId, uid);
      const wanted = {
        groupId,
        room: group.room,
        reader: uid,
        role,
        tag,
        label,
        query: q,
        isNamed: users.named(sql`group_member.uid`, q),
        limit: page_size,
        offset: (page - 1) * page_size,
      };
      const { rows, total } = await findGroupMembers(reader, wanted, clock.now());
      const uids = rows.map((row) => row.uid);
      const known = await users.many(reader, uids);
      const [mutes, tags] = await Promise.all([
        rooms.mutesAmong(reader, group.room, uids),
        tagsOf(reader, groupId, uids),
      ]);
      const list = rows.map((row) => ({
        user: known.get(row.uid) ?? nobody(row.uid),
        role: row.role,
        label: row.label,
        remark: row.remark,
        tags: (tags.get(row.uid) ?? []).map((one) => one.tag),
        muted_until: mutes.get(row.uid) ?? null,
        joined_ts: row.joinedAt,
      }));
      return { list, total, page, page_size };
    },
  };
}
