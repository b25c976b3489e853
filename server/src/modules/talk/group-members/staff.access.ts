import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { GroupMemberPorts } from './group-members.ports.ts';
import { lockRole } from './group-members.repository.ts';

/** Asks whether a member is of the staff over another one of the group. */
export function createStaffAccess({ groups }: Pick<GroupMemberPorts, 'groups'>) {
  /**
   * Locks the role of the other member.
   * @throws Refusal `request.forbidden` for who is not of the staff, `request.not_found` for who is not in the group,
   * `group.dissolved`
   */
  async function asStaffOver(tx: Tx, groupId: string, uid: string, target: string) {
    const staff = await groups.accessToChange(tx, groupId, uid);
    if (staff.roomRole === 'member') refuse('request.forbidden');
    const role = await lockRole(tx, groupId, target);
    return { room: staff.group.room, role: role ?? refuse('request.not_found') };
  }

  return asStaffOver;
}
export type AsStaffOver = ReturnType<typeof createStaffAccess>;
