import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { FanPorts } from './fans.ports.ts';
import { findFans, lockFan, type ChannelFanRecord } from './fans.repository.ts';

/** What a member is in the club of a channel, or was; null for who never joined. */
export const fanOf = async (from: Reader, channelId: string, uid: string): Promise<ChannelFanRecord | null> =>
  (await findFans(from, channelId, [uid])).get(uid) ?? null;

/** @throws Refusal `fan.not_member` */
export const needMember = (fan: ChannelFanRecord | null): ChannelFanRecord =>
  fan === null || fan.left_at !== null ? refuse('fan.not_member') : fan;

/** The clubs there are, and who is in them. */
export function createFanAccess({ channels }: Pick<FanPorts, 'channels'>) {
  /** @throws Refusal `request.not_found` */
  const channelOf = async (from: Reader, channelId: string) =>
    (await channels.many(from, [channelId])).get(channelId) ?? refuse('request.not_found');

  return {
    channelOf,
    /** A member of the club, locked. @throws Refusal `request.not_found`, `fan.not_member` */
    async locked(tx: Tx, channelId: string, uid: string) {
      const channel = await channelOf(tx, channelId);
      return { channel, fan: needMember(await lockFan(tx, channelId, uid)) };
    },
  };
}
export type FanAccess = ReturnType<typeof createFanAccess>;
