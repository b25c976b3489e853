import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { TaskAccess } from './tasks.access.ts';
import { isOver } from './tasks.domain.ts';
import type { TaskPorts } from './tasks.ports.ts';
import { insertTask, markSubmission } from './tasks.repository.ts';

/** The staff of a group set its tasks, and mark what members hand in. */
export function createTaskManagement(ports: TaskPorts, { placeOf, taskForStaff }: TaskAccess) {
  const { database, clock, ids, idempotency, rooms, roomToChange } = ports;

  return {
    /** G085: stores the task and says it in the room. @throws Refusal as the call says */
    save(
      uid: string,
      intent: IdempotencyKey,
      given: CallRequest<typeof calls.tasks.save>,
    ): Promise<CallAnswer<typeof calls.tasks.save>> {
      const { group_id, kind, title, deadline = null } = given;
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const place = await placeOf(tx, group_id, uid, roomToChange);
          if (!place.isStaff) refuse('request.forbidden');
          const now = clock.now();
          if (isOver(deadline, now)) refuse('task.deadline_past');
          const task_id = ids.next();
          const fields = kind === 'form' ? given.fields : [];
          await insertTask(tx, {
            task_id,
            group_id,
            kind,
            title,
            fields,
            deadline,
            author_uid: uid,
            created_at: now,
          });
          const envelope = { id: ids.next(), sender: uid };
          const body = { task_id, title, deadline_ts: deadline };
          await rooms.say(
            tx,
            place.room,
            kind === 'sign_in'
              ? { ...envelope, kind, body }
              : { ...envelope, kind: 'form', body: { ...body, task: kind } },
          );
          return { task_id };
        }),
      );
    },

    /** G199. @throws Refusal `request.not_found` where the member has submitted nothing, and as the call says */
    mark(
      uid: string,
      intent: IdempotencyKey,
      { task_id, uid: of, points, comment }: CallRequest<typeof calls.tasks.mark>,
    ): Promise<CallAnswer<typeof calls.tasks.mark>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const row = await taskForStaff(tx, task_id, uid, roomToChange);
          const given = { points, comment, marked_by: uid };
          if (row.kind !== 'assignment' || !(await markSubmission(tx, { task_id, uid: of }, given)))
            refuse('request.not_found');
          return { ok: true } as const;
        }),
      );
    },
  };
}
