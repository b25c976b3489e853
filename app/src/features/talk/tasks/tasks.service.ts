import { calls as people } from '@goldbean/contract/people';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { calls } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

export type TaskDetail = CallData<typeof calls.tasks.detail>;
export type TaskResults = CallData<typeof calls.tasks.results>;
export type TaskInput = CallInput<typeof calls.tasks.save>;
export type TaskWork = CallInput<typeof calls.tasks.submit>;

/** G182. @param page from 1 */
export const list = (group_id: string, page: number) => request(calls.tasks.list, { group_id, page });

/** G086. @param month `YYYY-MM` of a sign-in's days; this one without it */
export const detail = (task_id: string, month?: string): Promise<TaskDetail> =>
  request(calls.tasks.detail, { task_id, ...(month !== undefined && { month }) });

/** G087 */
export const submit = (work: TaskWork) => request(calls.tasks.submit, work);

/** G085 */
export const save = (task: TaskInput) => request(calls.tasks.save, task);

/** G183. @param page from 1 */
export const results = (task_id: string, page: number): Promise<TaskResults> =>
  request(calls.tasks.results, { task_id, page });

/** G184. @returns the results as CSV */
export const csv = async (task_id: string): Promise<string> =>
  (await request(calls.tasks.csv, { task_id })).csv;

/** G199 */
export const mark = (given: CallInput<typeof calls.tasks.mark>) => request(calls.tasks.mark, given);

/** G018: a file of an assignment. @param onProgress told the share that is sent, 0 to 1 @throws ApiError `file.*` */
export const upload = (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
  request(people.files.upload, { scene: 'work' }, { files: { file }, onProgress, signal });
