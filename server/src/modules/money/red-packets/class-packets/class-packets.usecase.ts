import { packetScenes, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { PacketClaims } from '../claims/claim-packet.usecase.ts';
import type { OpenPacket } from '../claims/open-packet.usecase.ts';
import type { PacketReading } from '../read-packet.usecase.ts';
import type { PacketDeps } from '../red-packets.ports.ts';
import type { PacketViews } from '../red-packets.views.ts';
import { findReceived, findRecords } from '../claims/shares.repository.ts';
import { sendPacket } from './send-packet.usecase.ts';

type ClassPacketsRequest<Name extends keyof typeof calls.redPackets> = CallRequest<
  (typeof calls.redPackets)[Name]
>;
type ClassPacketsAnswer<Name extends keyof typeof calls.redPackets> = CallAnswer<
  (typeof calls.redPackets)[Name]
>;

/** First moment of a year in Asia/Shanghai, UTC ms. */
const yearBegins = (year: number): number => Date.parse(`${year}-01-01T00:00:00+08:00`);

/** Packets of class groups: sending and opening them, and who got what. */
export function createClassPackets(
  ports: PacketDeps & { readonly open: OpenPacket },
  reading: PacketReading,
  claims: PacketClaims,
  views: PacketViews,
) {
  const { database, idempotency, groups } = ports;
  const { reader } = database;

  return {
    /** G027. */
    send: (
      actor: Actor,
      given: ClassPacketsRequest<'send'>,
      intent: IdempotencyKey,
    ): Promise<ClassPacketsAnswer<'send'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => sendPacket(tx, actor, given, ports))),

    /** C012. */
    async info(uid: string, { packet_id }: ClassPacketsRequest<'info'>): Promise<ClassPacketsAnswer<'info'>> {
      const packet = await reading.seen(packet_id, [packetScenes.class], uid);
      return { packet: await views.packet(reader, packet), mine: await reading.mine(packet, uid) };
    },

    /** C013. */
    async grab(uid: string, given: ClassPacketsRequest<'open'>): Promise<ClassPacketsAnswer<'open'>> {
      const { packet: _, ...claim } = await claims.claim(
        packetScenes.class,
        given.packet_id,
        uid,
        given.request_id,
      );
      return claim;
    },

    /** C014. */
    async received(
      uid: string,
      given: ClassPacketsRequest<'received'>,
    ): Promise<ClassPacketsAnswer<'received'>> {
      const { page, page_size, year } = given;
      const between = year === undefined ? null : { from: yearBegins(year), to: yearBegins(year + 1) };
      const found = await findReceived(reader, { uid, scene: packetScenes.class, between, page, page_size });
      const personOf = await views.people(
        reader,
        found.list.map(({ sender }) => sender),
      );
      const list = found.list.map(({ packet_id, sender, amount, claimed_at: at }) => ({
        packet_id,
        from: personOf(sender),
        amount,
        at: shanghaiTime(at),
        at_ts: at,
      }));
      return { list, total: found.total, sum: found.sum, page, page_size };
    },

    /** C015. */
    async records(
      uid: string,
      given: ClassPacketsRequest<'records'>,
    ): Promise<ClassPacketsAnswer<'records'>> {
      const { packet_id, page, page_size } = given;
      const packet = await reading.seen(packet_id, [packetScenes.class], uid);
      const [shares, luckiest, proof] = await Promise.all([
        findRecords(reader, packet_id, { page, page_size }),
        reading.luckiestOf(packet),
        views.proof(reader, packet),
      ]);
      const personOf = await views.people(
        reader,
        shares.map((share) => share.uid),
      );
      const list = shares.map((share) => ({
        user: personOf(share.uid),
        amount: share.amount,
        at: shanghaiTime(share.claimed_at),
        at_ts: share.claimed_at,
        luckiest: share.place === luckiest?.place,
      }));
      const { claimed, count, claimed_sum: sum } = packet;
      return { list, total: claimed, page, page_size, claimed, count, sum, proof };
    },

    /** C016: those of a group that I may still open. */
    async ungrabbed(
      uid: string,
      { group_id }: ClassPacketsRequest<'ungrabbed'>,
    ): Promise<ClassPacketsAnswer<'ungrabbed'>> {
      if (!(await groups.find(reader, group_id))) refuse('request.not_found');
      if (!(await groups.among(reader, group_id, [uid])).has(uid)) refuse('packet.members_only');
      const open = await reading.openOf(packetScenes.class, group_id, uid);
      return { list: open.map(({ packet_id }) => packet_id) };
    },
  };
}
