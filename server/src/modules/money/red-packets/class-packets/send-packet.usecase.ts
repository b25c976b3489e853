import {
  packetLimits,
  packetScenes,
  type CallAnswer,
  type CallRequest,
  type calls,
} from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { OpenPacket } from '../claims/open-packet.usecase.ts';
import type { PacketDeps } from '../red-packets.ports.ts';

type SendPacketCall = typeof calls.redPackets.send;

/** G027: the message that shows it appears in the room once the packet is on disk. */
export async function sendPacket(
  tx: Tx,
  { uid }: Actor,
  given: CallRequest<SendPacketCall>,
  { clock, ids, groups, rooms, open }: PacketDeps & { readonly open: OpenPacket },
): Promise<CallAnswer<SendPacketCall>> {
  const { group_id, kind, count, blessing } = given;
  const group = (await groups.find(tx, group_id)) ?? refuse('request.not_found');
  if (!(await groups.among(tx, group_id, [uid])).has(uid)) refuse('request.forbidden');
  // A packet is a message: who may not speak sends none.
  await rooms.admit(tx, group.room, uid);
  const total = totalOf(given);
  if (count > group.members) refuse('packet.members', { members: group.members });
  const messageId = ids.next();
  const now = clock.now();
  const { packet, balance } = await open(tx, {
    scene: packetScenes.class,
    place_id: group_id,
    channel_id: '',
    room: group.room,
    sender: uid,
    kind,
    count,
    total,
    gift_id: null,
    blessing,
    conditions: {},
    per_user: 1,
    starts_at: now,
    expires_at: now + packetLimits.packetMs,
  });
  const body = { packet_id: packet.packet_id, kind, blessing };
  await rooms.say(tx, group.room, { id: messageId, sender: uid, kind: 'red_packet', body });
  return { packet_id: packet.packet_id, message_id: messageId, balance };
}

/** V01 to V04. @returns beans in all */
function totalOf({ kind, count, total, per_amount }: CallRequest<SendPacketCall>): number {
  const amount = kind === 'ordinary' ? per_amount : total;
  if (amount === undefined || amount === '') return refuse('packet.amount_required');
  if (kind === 'ordinary') return count * amount;
  return amount < count ? refuse('packet.beans') : amount;
}
