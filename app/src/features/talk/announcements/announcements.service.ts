import { calls } from '@goldbean/contract/talk';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

type AnnouncementCalls = typeof calls.announcements;
export type Readers = CallData<AnnouncementCalls['readers']>;
export type AnnouncementPage = CallData<AnnouncementCalls['list']>;

/** G082. @throws ApiError */
export const list = (groupId: string, page: number): Promise<AnnouncementPage> =>
  request(calls.announcements.list, { group_id: groupId, page });

/** G082 of one. @returns undefined when it was deleted @throws ApiError */
export const find = async (groupId: string, id: string) =>
  (await request(calls.announcements.list, { group_id: groupId, id })).list[0];

/** G081. @throws ApiError `announcement.*` */
export const save = (input: CallInput<AnnouncementCalls['save']>) => request(calls.announcements.save, input);

/** G083. @throws ApiError */
export const remove = (id: string, request_id: string) =>
  request(calls.announcements.del, { id, request_id });

/** G180. @throws ApiError `announcement.changed` when there is a newer version */
export const confirmRead = (id: string, version: number) =>
  request(calls.announcements.read, { id, version });

/** G190. @returns how many were reminded @throws ApiError `announcement.reminded` within an hour */
export const remind = async (id: string, request_id: string): Promise<number> =>
  (await request(calls.announcements.remind, { id, request_id })).n;

/** G181. @throws ApiError */
export const readers = (id: string, hasRead: boolean, cursor?: string): Promise<Readers> =>
  request(calls.announcements.readers, { id, read: hasRead, ...(cursor !== undefined && { cursor }) });
