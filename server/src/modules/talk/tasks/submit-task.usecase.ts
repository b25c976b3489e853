import { unansweredOf, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countSignIns, findLastSignIn, insertSignIn } from './sign-ins.repository.ts';
import type { TaskAccess } from './tasks.access.ts';
import { answersToStore, classZone, dayIn, isOver, streakAt } from './tasks.domain.ts';
import type { TaskPorts } from './tasks.ports.ts';
import { insertFiles, insertSubmission } from './tasks.repository.ts';
import type { TaskFileRow, TaskRow } from './tasks.tables.ts';

/** Members do what a task asks: they sign in, or hand in their answers and files. */
export function createTaskSubmission(ports: TaskPorts, { taskFor }: TaskAccess) {
  const { database, clock, ids, idempotency, files, rooms, roomToChange } = ports;

  async function signIn(tx: Tx, { task_id, group_id }: TaskRow, uid: string): Promise<string> {
    const now = clock.now();
    const day = dayIn(classZone, now);
    const last = await findLastSignIn(tx, group_id, uid);
    const streak = streakAt(last ?? null, day) + 1;
    const submission_id = ids.next();
    const row = { group_id, uid, day, submission_id, task_id, streak, signed_at: now };
    return (await insertSignIn(tx, row)) ? submission_id : refuse('task.signed');
  }

  async function handIn(
    tx: Tx,
    row: TaskRow,
    uid: string,
    given: CallRequest<typeof calls.tasks.submit>['answers'],
  ): Promise<string> {
    const { task_id, kind, fields } = row;
    const answers = answersToStore(kind, fields, given) ?? refuse('request.invalid');
    const unanswered = unansweredOf(kind, fields, answers);
    if (unanswered.length > 0) refuse('task.unanswered', { unanswered });
    const submission = { task_id, uid, submission_id: ids.next(), answers, submitted_at: clock.now() };
    if (!(await insertSubmission(tx, submission))) refuse('task.repeated');
    const taken: TaskFileRow[] = [];
    for (const [place, fileId] of (answers.files ?? []).entries()) {
      const { file_id, name, size } = await files.takeToPlay(tx, uid, fileId);
      taken.push({ file_id, task_id, uid, place, name, size });
    }
    await insertFiles(tx, taken);
    return submission.submission_id;
  }

  return {
    /** G087: one submission for each member, one sign-in a day (V24). @throws Refusal as the call says */
    submit(
      uid: string,
      intent: IdempotencyKey,
      { task_id, answers }: CallRequest<typeof calls.tasks.submit>,
    ): Promise<CallAnswer<typeof calls.tasks.submit>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { row, place } = await taskFor(tx, task_id, uid, roomToChange);
          if (isOver(row.deadline, clock.now())) refuse('task.over');
          const isSignIn = row.kind === 'sign_in';
          const submission_id = isSignIn ? await signIn(tx, row, uid) : await handIn(tx, row, uid, answers);
          const day = dayIn(classZone, clock.now());
          const done = isSignIn ? await countSignIns(tx, row.group_id, day) : null;
          database.afterCommit(tx, () =>
            rooms.count(place.room, `task_${task_id}`, { kind: 'task_count', task_id, done }),
          );
          return { submission_id };
        }),
      );
    },
  };
}
