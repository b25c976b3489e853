import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { TaskPorts } from './tasks.ports.ts';
import { findTask } from './tasks.repository.ts';
import type { TaskRow } from './tasks.tables.ts';
import type { TaskPlace } from './tasks.views.ts';

/** Asks what a member may do with the tasks of a group; `ask` is `roomToChange` for what others see. */
export function createTaskAccess({ groups, roomAccess }: Pick<TaskPorts, 'groups' | 'roomAccess'>) {
  /** @throws Refusal `chat.room_missing`, or why the member may not read the group */
  async function placeOf(from: Reader, groupId: string, uid: string, ask = roomAccess): Promise<TaskPlace> {
    const group = await groups.find(from, groupId);
    const access = group && (await ask(from, group.room, uid));
    if (!group || !access) return refuse('chat.room_missing');
    if (access.join) refuse(access.join);
    return { ...group, isStaff: access.role !== 'member' };
  }

  /** @throws Refusal `task.missing`, and as `placeOf` */
  async function taskFor(
    from: Reader,
    taskId: string,
    uid: string,
    ask = roomAccess,
  ): Promise<{ row: TaskRow; place: TaskPlace }> {
    const row = (await findTask(from, taskId)) ?? refuse('task.missing');
    return { row, place: await placeOf(from, row.group_id, uid, ask) };
  }

  /** @throws Refusal `request.forbidden` for who is none of the staff, and as `taskFor` */
  async function taskForStaff(from: Reader, taskId: string, uid: string, ask = roomAccess): Promise<TaskRow> {
    const { row, place } = await taskFor(from, taskId, uid, ask);
    return place.isStaff ? row : refuse('request.forbidden');
  }

  return { placeOf, taskFor, taskForStaff };
}
export type TaskAccess = ReturnType<typeof createTaskAccess>;
