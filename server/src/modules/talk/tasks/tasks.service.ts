import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { createTaskManagement } from './manage-tasks.usecase.ts';
import { resultsCsv } from './results-csv.views.ts';
import { findDays, findLastSignIn } from './sign-ins.repository.ts';
import { createTaskSubmission } from './submit-task.usecase.ts';
import { createTaskAccess } from './tasks.access.ts';
import { classZone, dayIn, streakAt } from './tasks.domain.ts';
import type { TaskPorts } from './tasks.ports.ts';
import { findTasks } from './tasks.repository.ts';
import { createTaskViews } from './tasks.views.ts';

type TasksRequest<Verb extends keyof typeof calls.tasks> = CallRequest<(typeof calls.tasks)[Verb]>;
type TasksAnswer<Verb extends keyof typeof calls.tasks> = CallAnswer<(typeof calls.tasks)[Verb]>;

/** Forms, assignments and sign-ins of class groups (domain 3.4, E10, E11). */
export function createTasks(ports: TaskPorts) {
  const { database, clock } = ports;
  const { reader } = database;
  const access = createTaskAccess(ports);
  const { placeOf, taskFor, taskForStaff } = access;
  const { entriesOf, resultsOf } = createTaskViews(ports, reader);

  return {
    ...createTaskManagement(ports, access),
    ...createTaskSubmission(ports, access),

    /** G086 */
    async detail(uid: string, { task_id, month }: TasksRequest<'detail'>): Promise<TasksAnswer<'detail'>> {
      const { row, place } = await taskFor(reader, task_id, uid);
      const [entry = refuse('task.missing')] = await entriesOf([row], place, uid);
      if (row.kind !== 'sign_in') return { ...entry, sign_in: null };
      const today = dayIn(classZone, clock.now());
      const [last, days] = await Promise.all([
        findLastSignIn(reader, row.group_id, uid),
        findDays(reader, row.group_id, uid, month ?? today.slice(0, 7)),
      ]);
      return { ...entry, sign_in: { today, streak: streakAt(last ?? null, today), days } };
    },

    /** G182 */
    async list(
      uid: string,
      { group_id, page, page_size }: TasksRequest<'list'>,
    ): Promise<TasksAnswer<'list'>> {
      const place = await placeOf(reader, group_id, uid);
      const { rows, total } = await findTasks(reader, group_id, page, page_size);
      const list = await entriesOf(rows, place, uid);
      return { list, total, page, page_size, staff: place.isStaff };
    },

    /** G183 */
    async results(
      uid: string,
      { task_id, page, page_size }: TasksRequest<'results'>,
    ): Promise<TasksAnswer<'results'>> {
      const row = await taskForStaff(reader, task_id, uid);
      const range = { limit: page_size, offset: (page - 1) * page_size };
      return { ...(await resultsOf(row, range)), page, page_size };
    },

    /** G184 */
    async csv(uid: string, { task_id }: TasksRequest<'csv'>): Promise<TasksAnswer<'csv'>> {
      const row = await taskForStaff(reader, task_id, uid);
      return { csv: resultsCsv(row, (await resultsOf(row)).list) };
    },
  };
}
export type Tasks = ReturnType<typeof createTasks>;
