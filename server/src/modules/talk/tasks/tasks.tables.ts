import type { TaskAnswers, TaskField, TaskKind } from '@goldbean/contract';
import type { Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

export type TaskTables = {
  group_task: {
    task_id: string;
    group_id: string;
    kind: TaskKind;
    title: string;
    fields: TaskField[];
    deadline: Moment | null;
    author_uid: string;
    created_at: Moment;
  };
  group_task_submission: {
    task_id: string;
    uid: string;
    submission_id: string;
    answers: TaskAnswers;
    submitted_at: Moment;
    points: number | null;
    comment: string;
    marked_by: string | null;
  };
  group_task_file: {
    file_id: string;
    task_id: string;
    uid: string;
    place: number;
    name: string;
    /** Bytes. */
    size: number;
  };
  group_sign_in: {
    group_id: string;
    uid: string;
    /** `YYYY-MM-DD` by the clock of the class. */
    day: string;
    submission_id: string;
    task_id: string;
    streak: number;
    signed_at: Moment;
  };
};
export type TaskRow = Selectable<TaskTables['group_task']>;
export type TaskFileRow = Selectable<TaskTables['group_task_file']>;
export type SignInRow = Selectable<TaskTables['group_sign_in']>;

/** What a member has submitted, whatever the kind of task. */
export type SubmissionRow = Pick<
  Selectable<TaskTables['group_task_submission']>,
  'task_id' | 'uid' | 'submission_id' | 'answers' | 'submitted_at' | 'points' | 'comment'
>;

export const tables = (reader: Reader) => reader.withTables<TaskTables>();
