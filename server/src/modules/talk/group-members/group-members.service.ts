import {
  fitsNameLetters,
  type CallAnswer,
  type CallRequest,
  type calls,
  type GroupRole,
} from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { fitsName } from '../../../platform/names.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { GroupMemberPorts } from './group-members.ports.ts';
import {
  countGroupMembers,
  findGroupMembers,
  lockRole,
  saveRemark,
  saveRole,
} from './group-members.repository.ts';
import { deleteTag, findTag, findTags, insertTag } from './tags.repository.ts';

type GroupMembersCallName = keyof typeof calls.groupMembers;
type GroupMembersRequest<Of extends GroupMembersCallName> = CallRequest<(typeof calls.groupMembers)[Of]>;
type GroupMembersAnswer<Of extends GroupMembersCallName> = CallAnswer<(typeof calls.groupMembers)[Of]>;

/** Roles that staff give and take; the others come with the channel, or are set by the operator. */
const appointed: ReadonlySet<GroupRole> = new Set(['student', 'class_monitor', 'class_committee']);

/** The people of a class group: who they are, and what is noted on them. */
export function createGroupMembers(ports: GroupMemberPorts) {
  const { database, clock, ids, idempotency, users, groups, rooms, furtherLetters } = ports;

  /**
   * @throws Refusal `request.forbidden` for who is not of the staff, `request.not_found` for who is not in the group,
   * `group.dissolved`
   */
  async function asStaffOver(tx: Tx, groupId: string, uid: string, target: string) {
    const standing = await groups.standingToChange(tx, groupId, uid);
    if (standing.roomRole === 'member') refuse('request.forbidden');
    const role = await lockRole(tx, groupId, target);
    return { room: standing.group.room, role: role ?? refuse('request.not_found') };
  }

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
    async list(uid: string, input: GroupMembersRequest<'list'>): Promise<GroupMembersAnswer<'list'>> {
      const { group_id: groupId, role, tag, label, q = '', page, page_size } = input;
      const { reader } = database;
      const { group } = await groups.standing(reader, groupId, uid);
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

    /** G072. @throws Refusal `request.not_found` for who is not in the group */
    remark(
      uid: string,
      intent: IdempotencyKey,
      input: GroupMembersRequest<'remark'>,
    ): Promise<GroupMembersAnswer<'remark'>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await groups.standing(tx, input.group_id, uid);
          if (!(await lockRole(tx, input.group_id, input.uid))) refuse('request.not_found');
          await saveRemark(tx, uid, input.uid, input.text);
          return { ok: true } as const;
        }),
      );
    },

    /** G073. @throws Refusal `request.forbidden`, `request.not_found` */
    saveTag(
      uid: string,
      intent: IdempotencyKey,
      input: GroupMembersRequest<'saveTag'>,
    ): Promise<GroupMembersAnswer<'saveTag'>> {
      const { group_id, category, text } = input;
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await asStaffOver(tx, group_id, uid, input.uid);
          if (!fitsNameLetters(category, furtherLetters)) refuse('group.name_letters');
          const row = { tag_id: ids.next(), group_id, uid: input.uid, category, text, by_uid: uid };
          return { tag_id: await insertTag(tx, { ...row, created_at: clock.now() }) };
        }),
      );
    },

    /** G074, P07. @throws Refusal `group.tag_of_another`, `request.not_found`, `group.requirements` for who has left its group */
    deleteTag(
      uid: string,
      intent: IdempotencyKey,
      { tag_id }: GroupMembersRequest<'deleteTag'>,
    ): Promise<GroupMembersAnswer<'deleteTag'>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const tag = await findTag(tx, tag_id);
          if (!tag) return refuse('request.not_found');
          if (tag.by_uid !== uid) refuse('group.tag_of_another');
          await groups.standingToChange(tx, tag.group_id, uid);
          await deleteTag(tx, tag_id);
          return { ok: true } as const;
        }),
      );
    },

    /** G178: the room is notified. @throws Refusal `request.forbidden` also for whose role no staff gives */
    appoint(
      uid: string,
      intent: IdempotencyKey,
      input: GroupMembersRequest<'appoint'>,
    ): Promise<GroupMembersAnswer<'appoint'>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { room, role } = await asStaffOver(tx, input.group_id, uid, input.uid);
          if (!appointed.has(role)) refuse('request.forbidden');
          if (role !== input.role) {
            await saveRole(tx, input.group_id, input.uid, input.role);
            await rooms.announce(tx, room, { kind: 'member_role', uid: input.uid, role: input.role });
          }
          return { ok: true } as const;
        }),
      );
    },
  };
}
export type GroupMembers = ReturnType<typeof createGroupMembers>;
