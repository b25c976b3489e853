import { packetLimits } from '@goldbean/contract';
import type { App } from '../app.ts';
import { expiredPacket, packets, type DemoPacket } from './academy.ts';
import type { Past } from './past.ts';

/** @returns id of the packet */
async function givePacket(
  app: App,
  groupId: string,
  { sender: uid, openers, ...packet }: DemoPacket,
  shares: { kind: 'random' } | { kind: 'ordinary'; per_amount: number },
  request_id: string,
): Promise<string> {
  const { redPackets } = app.modules.money.features;
  const intent = { actor: uid, call: 'G027', requestId: request_id, bodyHash: 'demo' };
  const given = { ...packet, ...shares, group_id: groupId, request_id };
  const { packet_id } = await redPackets.send({ uid, roles: [] }, given, intent);
  for (const opener of openers) await redPackets.grab(opener, { packet_id, request_id });
  return packet_id;
}

/** A packet whose time is over: what nobody took of it went back. */
export async function letPacketExpire({ app, pass }: Past, groupId: string): Promise<void> {
  const { count, total, sender } = expiredPacket;
  const shares = { kind: 'ordinary', per_amount: total / count } as const;
  const packet_id = await givePacket(app, groupId, expiredPacket, shares, 'demo-packet-expired');
  pass(packetLimits.packetMs);
  await app.modules.money.features.redPackets.info(sender, { packet_id });
}

/** Red packets of the first class group, by the calls anybody would make. */
export async function givePackets(app: App, groupId: string): Promise<void> {
  for (const [place, packet] of packets.entries())
    await givePacket(app, groupId, packet, { kind: 'random' }, `demo-packet-${place}`);
}
