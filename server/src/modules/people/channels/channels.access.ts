import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countFans, findChannels, findFlagged, type ChannelRow, type Flag } from './channels.repository.ts';

/** A channel that a call names. @throws Refusal `request.not_found` */
export async function needChannel(from: Reader, channelId: string): Promise<ChannelRow> {
  const [row] = await findChannels(from, [channelId]);
  return row ?? refuse('request.not_found');
}

/** Whether the member has set this flag on the channel. */
export async function hasFlag(from: Reader, flag: Flag, uid: string, channelId: string): Promise<boolean> {
  return (await findFlagged(from, flag, uid, [channelId])).has(channelId);
}

/** How many follow the channel. */
export const fansOf = async (from: Reader, channelId: string): Promise<number> =>
  (await countFans(from, [channelId])).get(channelId) ?? 0;
