import { nobody, type Channel } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { ChannelPorts } from './channels.ports.ts';
import type { ChannelRow } from './channels.repository.ts';

/** Channels as the contract shows them, with their owners. */
export async function channelViews(
  from: Reader,
  rows: readonly ChannelRow[],
  { users }: Pick<ChannelPorts, 'users'>,
): Promise<Channel[]> {
  const owners = await users.many(from, [...new Set(rows.map((row) => row.owner_uid))]);
  return rows.map(({ channel_id, name, img, owner_uid }) => ({
    channel_id,
    name,
    img,
    owner: owners.get(owner_uid) ?? nobody(owner_uid),
  }));
}
