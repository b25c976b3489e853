import {
  packetScenes,
  type CallAnswer,
  type CallRequest,
  type CausePlace,
  type PacketMine,
  type PacketScene,
  type calls,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createClaims } from './claim-packet.usecase.ts';
import { createPacketEnd, endJob } from './end-packet.job.ts';
import { createShareHandOut } from './hand-out-shares.usecase.ts';
import { createPacketLists } from './list-packets.usecase.ts';
import { createPacketOpening } from './open-packet.usecase.ts';
import { createPacketPlaces } from './places.access.ts';
import { createRain } from './catch-rain.usecase.ts';
import { hasLuckiest, mineOf } from './red-packets.domain.ts';
import type { PacketDeps, PacketParts, RedPacketPorts } from './red-packets.ports.ts';
import { findPacket, findPlaces, findUngrabbed } from './red-packets.repository.ts';
import type { PacketRow, TakenShare } from './red-packets.tables.ts';
import { findLuckiest, findReceived, findRecords, findShareOf } from './shares.repository.ts';
import { createPacketViews } from './red-packets.views.ts';

type All = typeof calls.redPackets & typeof calls.livePackets;
type RedPacketsRequest<Name extends keyof All> = CallRequest<All[Name]>;
type RedPacketsAnswer<Name extends keyof All> = CallAnswer<All[Name]>;

/** How many packets that may still be opened a list names. */
const ungrabbedMax = 100;

/** First moment of a year in Asia/Shanghai, UTC ms. */
const yearBegins = (year: number): number => Date.parse(`${year}-01-01T00:00:00+08:00`);

/** Red packets of class groups, live bags and rain (domain 3.3): one engine, three scenes (D20). */
export function createRedPackets(given: RedPacketPorts) {
  const { database, clock, idempotency, jobs, groups } = given;
  const parts = createRegistry<PacketParts>('parts of red packets');
  const ports: PacketDeps = { ...given, parts };
  const { reader } = database;
  const views = createPacketViews(ports);
  const places = createPacketPlaces(ports);
  const ending = createPacketEnd(ports);
  const handing = createShareHandOut(ports, ending);
  const claims = createClaims(ports, ending, places, handing);
  const rain = createRain(ports, ending, places, handing);
  const opening = createPacketOpening(ports, ending, views);
  const lists = createPacketLists(ports, ending, views);

  jobs.define(endJob, async ({ packet_id: packetId }) => {
    if (typeof packetId === 'string') await ending.settle(packetId);
  });

  /** A packet the member may look at; what was due of it is done. */
  async function seen(packetId: string, scenes: readonly PacketScene[], uid: string): Promise<PacketRow> {
    const found = (await findPacket(reader, packetId, scenes)) ?? refuse('packet.missing');
    await places.needSight(reader, found, uid);
    if (!ending.isDue(found)) return found;
    await ending.settle(packetId);
    return seen(packetId, scenes, uid);
  }

  const luckiestOf = async (packet: PacketRow): Promise<TakenShare | null> =>
    hasLuckiest(packet) ? findLuckiest(reader, packet.packet_id) : null;

  async function mine(packet: PacketRow, uid: string): Promise<PacketMine> {
    const [share, luckiest, barred] = await Promise.all([
      findShareOf(reader, packet.packet_id, uid),
      luckiestOf(packet),
      places.barred(reader, packet, [uid]),
    ]);
    return mineOf(packet, share, luckiest?.uid === uid, barred.get(uid));
  }

  const once = <Result>(intent: IdempotencyKey, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    database.transaction((tx) => idempotency.once(tx, intent, () => work(tx)));

  return {
    /** Registers who has a part in packets. */
    part: parts.register,

    /** The class groups and live sessions in which these packets lie. */
    placesOf: async (from: Reader, ids: readonly string[]): Promise<Map<string, CausePlace>> =>
      new Map(
        (await findPlaces(from, ids)).map(({ packet_id, scene, place_id }) => [
          packet_id,
          { kind: scene === packetScenes.class ? 'group' : 'live', id: place_id },
        ]),
      ),

    /** G027. */
    send: (
      actor: Actor,
      given: RedPacketsRequest<'send'>,
      intent: IdempotencyKey,
    ): Promise<RedPacketsAnswer<'send'>> => once(intent, (tx) => opening.send(tx, actor, given)),

    /** C012. */
    async info(uid: string, { packet_id }: RedPacketsRequest<'info'>): Promise<RedPacketsAnswer<'info'>> {
      const packet = await seen(packet_id, [packetScenes.class], uid);
      return { packet: await views.packet(reader, packet), mine: await mine(packet, uid) };
    },

    /** C013. */
    async grab(uid: string, given: RedPacketsRequest<'open'>): Promise<RedPacketsAnswer<'open'>> {
      const { packet: _, ...claim } = await claims.claim(
        packetScenes.class,
        given.packet_id,
        uid,
        given.request_id,
      );
      return claim;
    },

    /** C014. */
    async received(uid: string, given: RedPacketsRequest<'received'>): Promise<RedPacketsAnswer<'received'>> {
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
    async records(uid: string, given: RedPacketsRequest<'records'>): Promise<RedPacketsAnswer<'records'>> {
      const { packet_id, page, page_size } = given;
      const packet = await seen(packet_id, [packetScenes.class], uid);
      const [shares, luckiest, proof] = await Promise.all([
        findRecords(reader, packet_id, { page, page_size }),
        luckiestOf(packet),
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
      { group_id }: RedPacketsRequest<'ungrabbed'>,
    ): Promise<RedPacketsAnswer<'ungrabbed'>> {
      if (!(await groups.find(reader, group_id))) refuse('request.not_found');
      if (!(await groups.among(reader, group_id, [uid])).has(uid)) refuse('packet.members_only');
      const open = await openOf(packetScenes.class, group_id, uid);
      return { list: open.map(({ packet_id }) => packet_id) };
    },

    /** G132. */
    createBag: (
      actor: Actor,
      given: RedPacketsRequest<'createBag'>,
      intent: IdempotencyKey,
    ): Promise<RedPacketsAnswer<'createBag'>> => once(intent, (tx) => opening.createBag(tx, actor, given)),

    /** C039. */
    async bag(
      uid: string,
      { bag_id }: RedPacketsRequest<'bagDetail'>,
    ): Promise<RedPacketsAnswer<'bagDetail'>> {
      const packet = await seen(bag_id, [packetScenes.bag], uid);
      return { bag: await views.bag(reader, packet), mine: await mine(packet, uid) };
    },

    /** C040. */
    async rob(
      uid: string,
      { bag_id, request_id }: RedPacketsRequest<'robBag'>,
    ): Promise<RedPacketsAnswer<'robBag'>> {
      const { packet, amount } = await claims.claim(packetScenes.bag, bag_id, uid, request_id);
      const prizeOf = await views.prizeOf(reader, packet);
      return { prize: prizeOf(amount) };
    },

    /** C041: of a bag, or of a rain. */
    async bagRecords(
      uid: string,
      given: RedPacketsRequest<'bagRecords'>,
    ): Promise<RedPacketsAnswer<'bagRecords'>> {
      const { bag_id, page, page_size } = given;
      const packet = await seen(bag_id, [packetScenes.bag, packetScenes.rain], uid);
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

    /** C042. */
    async unclaimedBags(
      uid: string,
      { live_id }: RedPacketsRequest<'bagsUnclaimed'>,
    ): Promise<RedPacketsAnswer<'bagsUnclaimed'>> {
      const room = await parts.need('live').roomOf(reader, live_id);
      await places.needSight(reader, { scene: packetScenes.bag, place_id: live_id, room }, uid);
      const open = await openOf(packetScenes.bag, live_id, uid);
      return {
        list: await Promise.all(open.map((packet) => views.bag(reader, packet))),
        rain: await lists.raining(live_id, uid),
      };
    },

    /** The rain over a live session, and what the member has of it. */
    raining: lists.raining,

    /** G242. */
    laid: lists.laid,

    /** G092. */
    startRain: (
      actor: Actor,
      given: RedPacketsRequest<'startRain'>,
      intent: IdempotencyKey,
    ): Promise<RedPacketsAnswer<'startRain'>> => once(intent, (tx) => opening.startRain(tx, actor, given)),

    /** C022. */
    catchRain: (
      uid: string,
      { rain_id, tap_no, request_id }: RedPacketsRequest<'catchRain'>,
    ): Promise<RedPacketsAnswer<'catchRain'>> => rain.catchOne(rain_id, uid, tap_no, request_id),
  };

  /** Open packets that the member has nothing of and may open. */
  async function openOf(scene: PacketScene, placeId: string, uid: string): Promise<PacketRow[]> {
    const given = { scene, placeId, uid, now: clock.now(), most: ungrabbedMax };
    const open = await findUngrabbed(reader, given);
    const bars = await Promise.all(open.map((packet) => places.barred(reader, packet, [uid])));
    return open.filter((_, index) => bars[index]?.size === 0);
  }
}
export type RedPackets = ReturnType<typeof createRedPackets>;
