import { calls, type ClaimKind, type Reward, type SignInState } from '@goldbean/contract/money';
import { calls as peopleCalls } from '@goldbean/contract/people';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';
import { deviceId } from '../../../shared/session/index.ts';

export type Claimed = CallData<typeof calls.rewards.claim>;
export type CheckInResult = CallData<typeof calls.rewards.signIn>;
export type Invites = CallData<typeof calls.rewards.invites>;

/** My profile as others see it. */
export interface OwnProfile {
  readonly name: string;
  readonly visitors: number;
}

/** G007. */
export async function loadProfile(uid: string): Promise<OwnProfile> {
  const { user, visitors } = await request(peopleCalls.profile.show, { uid });
  return { name: user.nickname, visitors: visitors ?? 0 };
}

/** G163. */
export const loadRewards = async (): Promise<Reward[]> => (await request(calls.rewards.list, {})).list;

/** G013. @throws ApiError `reward.claimed`, `reward.not_approved` */
export const claim = (kind: ClaimKind, requestId: string): Promise<Claimed> =>
  request(calls.rewards.claim, { kind, device: deviceId(), request_id: requestId });

/** G164. @param month `YYYY-MM` in Asia/Shanghai; left out, this month */
export const loadSignIns = (month?: string): Promise<SignInState> =>
  request(calls.rewards.signInState, { ...(month !== undefined && { month }) });

/** G014. @throws ApiError `reward.signed_in` */
export const signIn = (requestId: string): Promise<CheckInResult> =>
  request(calls.rewards.signIn, { request_id: requestId });

/** G015: my code, and the friends who gave it in. */
export const loadInvites = (): Promise<Invites> => request(calls.rewards.invites, { device: deviceId() });

/** G165. @throws ApiError `invite.*` */
export const bindInvite = (
  invite: CallInput<typeof calls.rewards.bindInvite>,
  requestId: string,
): Promise<unknown> =>
  request(calls.rewards.bindInvite, { ...invite, device: deviceId(), request_id: requestId });
