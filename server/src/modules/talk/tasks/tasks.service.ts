import { unansweredOf, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countSignIns, findDays, findLastSignIn, insertSignIn } from './sign-ins.repository.ts';
import { createTaskViews, type TaskPlace } from './tasks.views.ts';
import { resultsCsv } from './results-csv.views.ts';
import { classZone, dayIn, isOver, answersToStore, streakAt } from './tasks.domain.ts';
import type { TaskPorts } from './tasks.ports.ts';
import {
  findTask,
  findTasks,
  insertFiles,
  insertSubmission,
  insertTask,
  markSubmission,
} from './tasks.repository.ts';
import type { TaskFileRow, TaskRow } from './tasks.tables.ts';

type TasksRequest<Verb extends keyof typeof calls.tasks> = CallRequest<(typeof calls.tasks)[Verb]>;
type TasksAnswer<Verb extends keyof typeof calls.tasks> = CallAnswer<(typeof calls.tasks)[Verb]>;

/** Forms, assignments and sign-ins of class groups (domain 3.4, E10, E11). */
export function createTasks(ports: TaskPorts) {
  const { database, clock, ids, idempotency, groups, files, rooms, roomAccess, roomToChange } = ports;
  const { reader } = database;
  const { entriesOf, resultsOf } = createTaskViews(ports, reader);

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
    given: TasksRequest<'submit'>['answers'],
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
    /** G085: stores the task and says it in the room. @throws Refusal as the call says */
    save(uid: string, intent: IdempotencyKey, given: TasksRequest<'save'>): Promise<TasksAnswer<'save'>> {
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
          const said = { id: ids.next(), sender: uid };
          const body = { task_id, title, deadline_ts: deadline };
          await rooms.say(
            tx,
            place.room,
            kind === 'sign_in'
              ? { ...said, kind, body }
              : { ...said, kind: 'form', body: { ...body, task: kind } },
          );
          return { task_id };
        }),
      );
    },

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

    /** G087: one submission for each member, one sign-in a day (V24). @throws Refusal as the call says */
    submit(
      uid: string,
      intent: IdempotencyKey,
      { task_id, answers }: TasksRequest<'submit'>,
    ): Promise<TasksAnswer<'submit'>> {
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

    /** G199. @throws Refusal `request.not_found` where the member has submitted nothing, and as the call says */
    mark(
      uid: string,
      intent: IdempotencyKey,
      { task_id, uid: of, points, comment }: TasksRequest<'mark'>,
    ): Promise<TasksAnswer<'mark'>> {
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
export type Tasks = ReturnType<typeof createTasks>;
