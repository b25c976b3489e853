import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { deleteFollow, findFollows, insertFollow } from './follows.repository.ts';
import { fansOf, needMember } from './profile.access.ts';
import type { ProfilePorts } from './profile.ports.ts';

type FollowMemberCall = typeof calls.profile.follow;

/**
 * G011.
 * @throws Refusal `profile.self` for oneself
 */
export async function followMember(
  follower: string,
  { uid, action }: CallRequest<FollowMemberCall>,
  { database, clock, members }: Pick<ProfilePorts, 'database' | 'clock' | 'members'>,
): Promise<CallAnswer<FollowMemberCall>> {
  if (uid === follower) return refuse('profile.self');
  return database.transaction(async (tx) => {
    await needMember(tx, uid, { members });
    if (action) await insertFollow(tx, uid, follower, clock.now());
    else await deleteFollow(tx, uid, follower);
    return { ...(await findFollows(tx, follower, [uid]))(uid), fans: await fansOf(tx, uid) };
  });
}
