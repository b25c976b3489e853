import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { PacketLives } from '../red-packets.ports.ts';

/**
 * The live session on air, of one who may lay packets in it (P05).
 * @throws Refusal `live.missing`, `request.forbidden`, `live.not_on_air`
 */
export async function stageFor(tx: Tx, liveId: string, actor: Actor, lives: PacketLives) {
  await lives.needRunner(tx, liveId, actor);
  const { room, channelId } = await lives.onAir(tx, liveId);
  return { place_id: liveId, channel_id: channelId, room, sender: actor.uid };
}
