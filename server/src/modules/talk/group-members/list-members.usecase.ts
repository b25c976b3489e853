import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { fitsName } from '../../../platform/names.ts';
import type { GroupMemberPorts } from './group-members.ports.ts';
import { countGroupMembers, findGroupMembers } from './group-members.repository.ts';
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
    /** G071: one page is read; a search reads all, since the pinyin of names is known here alone. */
    async list(
      uid: string,
      input: CallRequest<typeof calls.groupMembers.list>,
    ): Promise<CallAnswer<typeof calls.groupMembers.list>> {
      const { group_id: groupId, role, tag, label, q = '', page, page_size } = input;
      const { reader } = database;
      const { group } = await groups.access(reader, groupId, uid);
      const wanted = { groupId, room: group.room, reader: uid, role, tag, label };
      const isWhole = q !== '' || label !== undefined;
      const range = { limit: page_size, offset: (page - 1) * page_size };
      const [rows, count] = await Promise.all([
        findGroupMembers(reader, wanted, clock.now(), isWhole ? undefined : range),
        isWhole ? null : countGroupMembers(reader, wanted),
      ]);
      const known = await users.many(
        reader,
        rows.map((row) => row.uid),
      );
      const found = rows.flatMap((row) => {
        const user = known.get(row.uid);
        if (!user) return [];
        return q === '' || fitsName(user.nickname, q) || fitsName(row.remark, q) ? [{ user, row }] : [];
      });
      const shown = isWhole ? found.slice(range.offset, range.offset + range.limit) : found;
      const uids = shown.map(({ user }) => user.uid);
      const [mutes, tags] = await Promise.all([
        rooms.mutesAmong(reader, group.room, uids),
        tagsOf(reader, groupId, uids),
      ]);
      const list = shown.map(({ user, row }) => ({
        user,
        role: row.role,
        label: row.label,
        remark: row.remark,
        tags: (tags.get(user.uid) ?? []).map((one) => one.tag),
        muted_until: mutes.get(user.uid) ?? null,
        joined_ts: row.joinedAt,
      }));
      return { list, total: count ?? found.length, page, page_size };
    },
  };
}
