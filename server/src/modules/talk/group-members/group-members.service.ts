import type { CallAnswer, CallRequest, calls, GroupRole } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { GroupMemberPorts } from './group-members.ports.ts';
import { lockRole, saveRemark, saveRole } from './group-members.repository.ts';
import { createMemberLists } from './list-members.usecase.ts';
import { createStaffAccess } from './staff.access.ts';
import { createMemberTags } from './tag-members.usecase.ts';

/** Roles that staff give and take; the others come with the channel, or are set by the operator. */
const appointed: ReadonlySet<GroupRole> = new Set(['student', 'class_monitor', 'class_committee']);

/** The people of a class group: who they are, and what is noted on them. */
export function createGroupMembers(ports: GroupMemberPorts) {
  const { database, idempotency, groups, rooms } = ports;
  const asStaffOver = createStaffAccess(ports);

  return {
    ...createMemberLists(ports),
    ...createMemberTags(ports, asStaffOver),

    /** G072. @throws Refusal `request.not_found` for who is not in the group */
    remark(
      uid: string,
      intent: IdempotencyKey,
      input: CallRequest<typeof calls.groupMembers.remark>,
    ): Promise<CallAnswer<typeof calls.groupMembers.remark>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await groups.access(tx, input.group_id, uid);
          if (!(await lockRole(tx, input.group_id, input.uid))) refuse('request.not_found');
          await saveRemark(tx, uid, input.uid, input.text);
          return { ok: true } as const;
        }),
      );
    },

    /** G178: the room is notified. @throws Refusal `request.forbidden` also for whose role no staff gives */
    appoint(
      uid: string,
      intent: IdempotencyKey,
      input: CallRequest<typeof calls.groupMembers.appoint>,
    ): Promise<CallAnswer<typeof calls.groupMembers.appoint>> {
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
