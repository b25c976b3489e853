import { calls as liveCalls } from '@goldbean/contract/live';
import { calls } from '@goldbean/contract/people';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type Profile = CallData<typeof calls.profile.show>;
export type ProfileFan = CallData<typeof calls.profile.fans>['list'][number];
export type ProfileVisit = CallData<typeof calls.profile.visitors>['list'][number];
export type FollowResult = CallData<typeof calls.profile.follow>;
export type ProfileChange = CallInput<typeof calls.profile.edit>;
export type PrivacyChange = CallInput<typeof calls.profile.privacy>;

/** G007. @throws ApiError `request.not_found` */
export const loadProfile = (uid: string): Promise<Profile> => request(calls.profile.show, { uid });

/** G009. */
export const loadFans = (uid: string, page: number) => request(calls.profile.fans, { uid, page });

/** G010. */
export const loadVisitors = (page: number) => request(calls.profile.visitors, { page });

/** G119: what a member is and was on air with. */
export const loadLives = (uid: string, page: number) =>
  request(liveCalls.live.list, { streamer_uid: uid, page, page_size: 4 });

/** G011. @throws ApiError `profile.self`, `request.not_found` */
export const follow = (uid: string, on: boolean): Promise<FollowResult> =>
  request(calls.profile.follow, { uid, action: on });

/** G008. @throws ApiError with fields */
export const edit = async (change: ProfileChange): Promise<Profile['user']> =>
  (await request(calls.profile.edit, change)).user;

/** G460. */
export const setPrivacy = (change: PrivacyChange) => request(calls.profile.privacy, change);
