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
import type { PacketViews } from '../red-packets.views.ts';
import { stageFor } from './stage.access.ts';

type CreateBagCall = typeof calls.livePackets.createBag;

/** G132. */
export async function fillBag(
  tx: Tx,
  actor: Actor,
  given: CallRequest<CreateBagCall>,
  {
    clock,
    parts,
    rooms,
    open,
    views,
  }: PacketDeps & { readonly open: OpenPacket; readonly views: PacketViews },
): Promise<CallAnswer<CreateBagCall>> {
  const { live_id, kind, count, total, gift_id, conditions = {} } = given;
  const placed = await stageFor(tx, live_id, actor, parts.need('live'));
  if (total < count) refuse('packet.beans');
  // An ordinary bag has the same for everybody: what cannot be shared so is a mistake of who fills it.
  if (kind === 'ordinary' && total % count !== 0) refuse('packet.uneven');
  if (gift_id !== undefined && !(await parts.need('gifts').find(tx, gift_id))) refuse('gift.missing');
  const now = clock.now();
  const { packet } = await open(tx, {
    ...placed,
    scene: packetScenes.bag,
    kind,
    count,
    total,
    gift_id: gift_id ?? null,
    blessing: '',
    conditions,
    per_user: 1,
    starts_at: now,
    expires_at: now + packetLimits.packetMs,
  });
  const bag = await views.bag(tx, packet);
  await rooms.announce(tx, placed.room, { kind: 'packet_new', bag });
  return { bag };
}
