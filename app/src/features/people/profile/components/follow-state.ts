import type { MemberFollow } from '@goldbean/contract/people';
import type { FollowState } from '@goldbean/design-system/content';
import type { Snapshot } from 'valtio/vanilla';

/** How the button that follows somebody stands. */
export function followStateOf(
  { followed, follows_me }: Snapshot<MemberFollow>,
  isBusy: boolean,
): FollowState {
  if (isBusy) return { kind: 'pending' };
  if (!followed) return { kind: 'none' };
  return { kind: follows_me ? 'mutual' : 'following' };
}
