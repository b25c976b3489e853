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
import type { PacketEnding } from '../end-packet.job.ts';
import type { OpenPacket } from '../claims/open-packet.usecase.ts';
import type { PacketDeps } from '../red-packets.ports.ts';
import { findRainAlone } from '../red-packets.repository.ts';
import { rainView } from '../red-packets.views.ts';
import { stageFor } from './stage.access.ts';

type StartRainCall = typeof calls.livePackets.startRain;

/** G092: announced some seconds before it falls; one rain at a time. */
export async function startRain(
  tx: Tx,
  actor: Actor,
  given: CallRequest<StartRainCall>,
  {
    clock,
    parts,
    rooms,
    open,
    ending,
  }: PacketDeps & { readonly open: OpenPacket; readonly ending: PacketEnding },
): Promise<CallAnswer<StartRainCall>> {
  const { live_id, total, seconds, per_user } = given;
  const placed = await stageFor(tx, live_id, actor, parts.need('live'));
  const running = await findRainAlone(tx, live_id);
  const isStill = running && (await ending.lockSettled(tx, running.packet_id))?.state === 'open';
  if (isStill) refuse('packet.rain_running');
  const starts = clock.now() + packetLimits.rainLeadMs;
  const { packet } = await open(tx, {
    ...placed,
    scene: packetScenes.rain,
    kind: 'random',
    count: Math.min(total, packetLimits.rainDrops),
    total,
    gift_id: null,
    blessing: '',
    conditions: {},
    per_user,
    starts_at: starts,
    expires_at: starts + seconds * 1_000,
  });
  const rain = rainView(packet);
  await rooms.announce(tx, placed.room, { kind: 'rain_start', rain });
  return { rain };
}
