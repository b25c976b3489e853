import type { PlatformRole } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ReviewKinds } from './review-kinds.registry.ts';
import type { JudgedPart, ReviewPorts } from './review.ports.ts';

/** Those who judge everything (P04). */
const judges: ReadonlySet<PlatformRole> = new Set(['inspector', 'admin']);

/** Whether somebody judges what belongs to a channel, or to none. */
export const mayJudge = (part: JudgedPart, channelId: string | null): boolean =>
  part === 'everything' || (channelId !== null && part.includes(channelId));

/** Asks who may judge what. */
export function createReviewAccess(
  { users, channels }: Pick<ReviewPorts, 'users' | 'channels'>,
  kinds: ReviewKinds,
) {
  async function partOf(from: Reader, uid: string): Promise<JudgedPart> {
    const roles = (await users.rolesOf(from, [uid])).get(uid) ?? [];
    if (roles.some((role) => judges.has(role))) return 'everything';
    return (await channels.ownedBy(from, uid)).map(({ channel_id }) => channel_id);
  }

  return {
    partOf,

    /** @throws Refusal `request.forbidden` for who judges nothing, `request.not_found` for a queue that is none */
    async enter(from: Reader, uid: string, name: string) {
      const part = await partOf(from, uid);
      if (part !== 'everything' && part.length === 0) return refuse('request.forbidden');
      return { part, kind: kinds.named(name) };
    },
  };
}
export type ReviewAccess = ReturnType<typeof createReviewAccess>;
