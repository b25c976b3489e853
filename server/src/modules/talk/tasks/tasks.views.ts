import { nobody, type Task, type TaskEntry, type TaskSubmission, type User } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { countSignInsOn, findSignIns, findSignInsOn } from './sign-ins.repository.ts';
import { isOver, signInDay, videoOf } from './tasks.domain.ts';
import type { TaskPorts, WorkVideo } from './tasks.ports.ts';
import { countSubmissions, findFiles, findSubmissions, findSubmissionsOf } from './tasks.repository.ts';
import type { TaskFileRow, SignInRow, SubmissionRow, TaskRow } from './tasks.tables.ts';

/** A group as one of its members stands in it. */
export interface TaskPlace {
  readonly room: string;
  readonly members: number;
  readonly isStaff: boolean;
}

type Videos = ReadonlyMap<string, WorkVideo>;

const fileOf = ({ file_id, name, size }: TaskFileRow, videos: Videos): TaskSubmission['files'][number] => {
  const video = videos.get(file_id);
  return { file_id, name, size, video: video ? videoOf(file_id, video) : null };
};

const submissionOf = (row: SubmissionRow, files: readonly TaskFileRow[], videos: Videos): TaskSubmission => ({
  submission_id: row.submission_id,
  answers: row.answers,
  files: files
    .filter(({ task_id, uid }) => task_id === row.task_id && uid === row.uid)
    .map((file) => fileOf(file, videos)),
  submitted_ts: row.submitted_at,
  points: row.points,
  comment: row.comment,
});

const signInOf = ({ submission_id, signed_at }: SignInRow): TaskSubmission => ({
  submission_id,
  answers: {},
  files: [],
  submitted_ts: signed_at,
  points: null,
  comment: '',
});

/** Tasks as the contract shows them to one reader, and what was submitted to them. */
export function createTaskViews(
  { clock, users, files }: Pick<TaskPorts, 'clock' | 'users' | 'files'>,
  reader: Reader,
) {
  const videosOf = (shown: readonly TaskFileRow[]): Promise<Videos> =>
    files.videos(
      reader,
      shown.map(({ file_id }) => file_id),
    );

  /** With how they stand for the member. @param rows tasks of one group */
  async function entriesOf(rows: readonly TaskRow[], place: TaskPlace, uid: string): Promise<TaskEntry[]> {
    const taskIds = rows.map(({ task_id }) => task_id);
    const now = clock.now();
    const group_id = rows[0]?.group_id ?? '';
    const days = [
      ...new Set(rows.flatMap((row) => (row.kind === 'sign_in' ? signInDay(row.deadline, now) : []))),
    ];
    const hasSignIn = days.length > 0;
    const [authors, mine, myFiles, done, signed, signedOn] = await Promise.all([
      users.many(reader, [...new Set(rows.map(({ author_uid }) => author_uid))]),
      findSubmissionsOf(reader, taskIds, uid),
      findFiles(reader, taskIds, [uid]),
      place.isStaff ? countSubmissions(reader, taskIds) : null,
      hasSignIn ? findSignInsOn(reader, { group_id, uid, days }) : undefined,
      hasSignIn ? countSignInsOn(reader, group_id, days) : undefined,
    ]);
    const videos = await videosOf(myFiles);
    const turnoutOf = ({ kind, task_id, deadline }: TaskRow): Task['turnout'] => {
      if (kind === 'sign_in')
        return { done: signedOn?.get(signInDay(deadline, now)) ?? 0, all: place.members };
      return done && { done: done.get(task_id) ?? 0, all: place.members };
    };
    return rows.map((row) => {
      const { task_id, group_id: of, kind, title, fields, deadline, created_at, author_uid } = row;
      const { uid: author, nickname, img } = authors.get(author_uid) ?? nobody(author_uid);
      const submitted = mine.find((one) => one.task_id === task_id);
      const signIn = signed?.get(signInDay(deadline, now));
      const my =
        kind === 'sign_in'
          ? signIn && signInOf(signIn)
          : submitted && submissionOf(submitted, myFiles, videos);
      return {
        task: {
          task_id,
          group_id: of,
          kind,
          title,
          fields,
          deadline_ts: deadline,
          over: isOver(deadline, now),
          created_ts: created_at,
          author: { uid: author, nickname, img },
          turnout: turnoutOf(row),
        },
        my: my ?? null,
      };
    });
  }

  /** Everything submitted to a task, or a part of it, with who did. */
  async function resultsOf({ task_id, kind }: TaskRow, range?: { limit: number; offset: number }) {
    const withUsers = async <Row extends { readonly uid: string }>(
      { rows, total }: { readonly rows: readonly Row[]; readonly total: number },
      shown: (row: Row) => TaskSubmission,
    ) => {
      const uids = [...new Set(rows.map(({ uid }) => uid))];
      const known: Map<string, User> = await users.many(reader, uids);
      const list = rows.map((row) => ({
        user: known.get(row.uid) ?? nobody(row.uid),
        submission: shown(row),
      }));
      return { list, total };
    };
    if (kind === 'sign_in') return withUsers(await findSignIns(reader, task_id, range), signInOf);
    const found = await findSubmissions(reader, task_id, range);
    const uids = found.rows.map(({ uid }) => uid);
    const shownFiles = await findFiles(reader, [task_id], uids);
    const videos = await videosOf(shownFiles);
    return withUsers(found, (row) => submissionOf(row, shownFiles, videos));
  }

  return { entriesOf, resultsOf };
}
