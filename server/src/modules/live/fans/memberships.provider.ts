import type { Reader } from '../../../platform/database/index.ts';
import { isLit, levelOf, badgeOf, openLevel } from './fans.domain.ts';
import type { FanPorts } from './fans.ports.ts';
import { findFans } from './fans.repository.ts';

/** What others ask of clubs: which levels members have unlocked in them, and what they wear (P10). */
export function createFanMemberships({ clock, channels }: Pick<FanPorts, 'clock' | 'channels'>) {
  /** The highest level that a member has unlocked in the club of a channel; 0 outside it. */
  const levelIn = async (from: Reader, channelId: string, uid: string): Promise<number> =>
    openLevel((await findFans(from, channelId, [uid])).get(uid) ?? null);

  return {
    /** The levels that members have unlocked in the club of a channel: what is reserved for fans is opened by them (P10). */
    async levelsIn(
      from: Reader,
      channelId: string,
      uids: readonly string[],
    ): Promise<ReadonlyMap<string, number>> {
      const fans = await findFans(from, channelId, uids);
      return new Map(uids.map((uid) => [uid, openLevel(fans.get(uid) ?? null)]));
    },

    /** Whether a member has unlocked a level in the club of a channel, or a higher one. */
    hasLevel: async (from: Reader, channelId: string, uid: string, level: number): Promise<boolean> =>
      (await levelIn(from, channelId, uid)) >= level,

    /**
     * Why a member may not enter a fan group of a channel: it is its club's, and may ask for a level that is unlocked in it
     * (D21, E15). Null when they may.
     */
    async groupRefusal(from: Reader, channelId: string, uid: string, fanLevel: number | null) {
      const asked = fanLevel ?? 1;
      const mine = await levelIn(from, channelId, uid);
      if (mine >= asked) return null;
      const data = { fan_level: asked, mine };
      if (mine > 0 || (await channels.membership(from, channelId, uid)).followed)
        return { key: 'fan.requirement', data } as const;
      return { key: 'fan.not_fan' } as const;
    },

    /** The badges that members wear in rooms of a channel; who is not in its club is left out. */
    async badgesIn(from: Reader, channelId: string, uids: readonly string[]) {
      const medal = badgeOf((await channels.many(from, [channelId])).get(channelId)?.name ?? '');
      const fans = await findFans(from, channelId, uids);
      const worn = [...fans].filter(([, fan]) => fan.left_at === null);
      return new Map(
        worn.map(([uid, fan]) => [
          uid,
          { level: levelOf(fan.closeness), medal, lit: isLit(fan, clock.now()) },
        ]),
      );
    },
  };
}
