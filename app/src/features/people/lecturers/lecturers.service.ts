import { calls } from '@goldbean/contract/people';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type Lecturer = CallData<typeof calls.lecturers.list>['list'][number];

/** G150. */
export const listLecturers = (page: number) => request(calls.lecturers.list, { page });

/** G011. */
export const follow = (uid: string, on: boolean) => request(calls.profile.follow, { uid, action: on });
