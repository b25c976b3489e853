import type { App } from '../app.ts';
import { channels, packets, teacher } from './academy.ts';

/** Red packets of the first class group, by the calls anybody would make; its members have seen them. */
export async function givePackets(app: App, channelId: string): Promise<void> {
  const { groups, messaging, redPackets } = app.features;
  const entry = (await groups.list(teacher)).list.find(({ group }) => group.channel_id === channelId);
  if (!entry) return;
  const { group_id, room } = entry.group;
  for (const [place, { sender: uid, openers, ...packet }] of packets.entries()) {
    const request_id = `demo-packet-${place}`;
    const intent = { actor: uid, call: 'G027', requestId: request_id, bodyHash: 'demo' };
    const given = { ...packet, group_id, kind: 'random' as const, request_id };
    const { packet_id } = await redPackets.send({ uid, roles: [] }, given, intent);
    for (const opener of openers) await redPackets.grab(opener, { packet_id, request_id });
  }
  // Nobody begins with something unread.
  await app.told();
  const members = [teacher, ...(channels[0]?.subscribers ?? [])];
  await app.database.transaction(async (tx) => {
    for (const uid of members.toSorted()) await messaging.rooms.readToEnd(tx, room, uid);
  });
}
