import type { Tx } from '../../../platform/database/index.ts';
import type { ChannelDeps } from './channels.ports.ts';
import { insertChannel, insertStaff } from './channels.repository.ts';

/** A channel that the operator sets up for its owner. */
export interface NewChannel {
  name: string;
  img: string;
  ownerUid: string;
  streamers?: readonly string[];
}

/** Opens a channel. No call does it: owners are set up by the operator. @returns its id */
export async function openChannel(
  tx: Tx,
  given: NewChannel,
  { clock, ids, listeners }: Pick<ChannelDeps, 'clock' | 'ids' | 'listeners'>,
): Promise<string> {
  const channelId = ids.next();
  const { name, img, ownerUid, streamers = [] } = given;
  const row = { channel_id: channelId, name, img, owner_uid: ownerUid, created_at: clock.now() };
  await insertChannel(tx, row);
  await insertStaff(
    tx,
    streamers.map((uid) => ({ channel_id: channelId, uid, role: 'streamer' as const })),
  );
  for (const { opened } of listeners.all()) await opened(tx, channelId, ownerUid);
  return channelId;
}
