import { calls, type declaredFanTasks } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type ClubInfo = CallData<typeof calls.fans.info>;
export type FanTasksToday = CallData<typeof calls.fans.tasks>;
/** A task that is done by saying so. */
export type DeclaredFanTask = (typeof declaredFanTasks)[number];

/** C058: by closeness, who joined last first, or those in the club's groups. */
export type MembersView = 'closest' | 'newest' | 'groups';

/** C048. @throws ApiError `request.not_found` */
export const loadClub = (channelId: string): Promise<ClubInfo> =>
  request(calls.fans.info, { channel_id: channelId });

/** C058: a page of who is in the club. @throws ApiError `request.not_found` */
export const listMembers = (channelId: string, view: MembersView, page: number) =>
  request(calls.fans.members, {
    channel_id: channelId,
    kind: view === 'groups' ? 'group' : 'club',
    sort: view === 'newest' ? 'newest' : 'closeness',
    page,
  });

/** C050. @throws ApiError `fan.not_member` */
export const loadTasks = (channelId: string): Promise<FanTasksToday> =>
  request(calls.fans.tasks, { channel_id: channelId });

/** C050: one that I have done. @throws ApiError `fan.not_member` */
export const tellTask = (channelId: string, task: DeclaredFanTask): Promise<FanTasksToday> =>
  request(calls.fans.tasks, { channel_id: channelId, action: 'do', task_id: task });

/** C047. @throws ApiError `fan.*`, `group.rejoin_locked` */
export const join = (channelId: string, requestId: string) =>
  request(calls.fans.join, { channel_id: channelId, agree: 1, request_id: requestId });

/** C051. @throws ApiError `fan.not_member` */
export const exit = (channelId: string, requestId: string) =>
  request(calls.fans.exit, { channel_id: channelId, confirm: 1, request_id: requestId });

/** C052. @throws ApiError `fan.level_low`, `fan.level_unlocked` */
export const unlock = (channelId: string, level: number, requestId: string) =>
  request(calls.fans.unlock, { channel_id: channelId, level, request_id: requestId });

/** C072. @param auto left out, it stays as it is. @throws ApiError `wallet.insufficient_beans` */
export const light = (channelId: string, auto: boolean | undefined, requestId: string) =>
  request(calls.fans.light, { channel_id: channelId, auto, request_id: requestId });
