import { fitsNameLetters, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { GroupMemberPorts } from './group-members.ports.ts';
import type { AsStaffOver } from './staff.access.ts';
import { deleteTag, findTag, insertTag } from './tags.repository.ts';

/** The staff of a group note on its members what they want to find them by. */
export function createMemberTags(ports: GroupMemberPorts, asStaffOver: AsStaffOver) {
  const { database, clock, ids, idempotency, groups, furtherLetters } = ports;

  return {
    /** G073. @throws Refusal `request.forbidden`, `request.not_found` */
    saveTag(
      uid: string,
      intent: IdempotencyKey,
      input: CallRequest<typeof calls.groupMembers.saveTag>,
    ): Promise<CallAnswer<typeof calls.groupMembers.saveTag>> {
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
      { tag_id }: CallRequest<typeof calls.groupMembers.deleteTag>,
    ): Promise<CallAnswer<typeof calls.groupMembers.deleteTag>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const tag = await findTag(tx, tag_id);
          if (!tag) return refuse('request.not_found');
          if (tag.by_uid !== uid) refuse('group.tag_of_another');
          await groups.accessToChange(tx, tag.group_id, uid);
          await deleteTag(tx, tag_id);
          return { ok: true } as const;
        }),
      );
    },
  };
}
