import { calls, type HomeworkState } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

/** G730. @param cursor left out for the first rows */
export const listHomework = (state: HomeworkState, cursor?: string) =>
  request(calls.homework.due, { state, ...(cursor !== undefined && { cursor }) });
