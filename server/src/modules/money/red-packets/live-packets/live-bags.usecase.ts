import { packetScenes, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import type { PacketClaims } from '../claims/claim-packet.usecase.ts';
import type { OpenPacket } from '../claims/open-packet.usecase.ts';
import type { PacketReading } from '../read-packet.usecase.ts';
import type { PacketDeps } from '../red-packets.ports.ts';
import type { PacketViews } from '../red-packets.views.ts';
import { findRecords } from '../claims/shares.repository.ts';
import { fillBag } from './fill-bag.usecase.ts';

type LiveBagsRequest<Name extends keyof typeof calls.livePackets> = CallRequest<
  (typeof calls.livePackets)[Name]
>;
type LiveBagsAnswer<Name extends keyof typeof calls.livePackets> = CallAnswer<
  (typeof calls.livePackets)[Name]
>;

/** Bags of beans or gifts in a live session: filling and opening them, and who got what. */
export function createLiveBags(
  ports: PacketDeps & { readonly open: OpenPacket; readonly views: PacketViews },
  reading: PacketReading,
  claims: PacketClaims,
) {
  const { database, idempotency, views } = ports;
  const { reader } = database;

  return {
    /** G132. */
    createBag: (
      actor: Actor,
      given: LiveBagsRequest<'createBag'>,
      intent: IdempotencyKey,
    ): Promise<LiveBagsAnswer<'createBag'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => fillBag(tx, actor, given, ports))),

    /** C039. */
    async bag(uid: string, { bag_id }: LiveBagsRequest<'bagDetail'>): Promise<LiveBagsAnswer<'bagDetail'>> {
      const packet = await reading.seen(bag_id, [packetScenes.bag], uid);
      return { bag: await views.bag(reader, packet), mine: await reading.mine(packet, uid) };
    },

    /** C040. */
    async rob(
      uid: string,
      { bag_id, request_id }: LiveBagsRequest<'robBag'>,
    ): Promise<LiveBagsAnswer<'robBag'>> {
      const { packet, amount } = await claims.claim(packetScenes.bag, bag_id, uid, request_id);
      const prizeOf = await views.prizeOf(reader, packet);
      return { prize: prizeOf(amount) };
    },

    /** C041: of a bag, or of a rain. */
    async bagRecords(
      uid: string,
      given: LiveBagsRequest<'bagRecords'>,
    ): Promise<LiveBagsAnswer<'bagRecords'>> {
      const { bag_id, page, page_size } = given;
      const packet = await reading.seen(bag_id, [packetScenes.bag, packetScenes.rain], uid);
      const shares = await findRecords(reader, bag_id, { page, page_size });
      const prizeOf = await views.prizeOf(reader, packet);
      const personOf = await views.people(
        reader,
        shares.map((share) => share.uid),
      );
      const list = shares.map((share) => ({
        user: personOf(share.uid),
        prize: prizeOf(share.amount),
        at: shanghaiTime(share.claimed_at),
        at_ts: share.claimed_at,
      }));
      return { list, total: packet.claimed, page, page_size };
    },
  };
}
