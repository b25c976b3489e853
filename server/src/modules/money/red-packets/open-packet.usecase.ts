import {
  packetLimits,
  packetScenes,
  type CallAnswer,
  type CallRequest,
  type calls,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { endJob, type PacketEnding } from './end-packet.job.ts';
import type { PacketDeps } from './red-packets.ports.ts';
import { findRainAlone, insertPacket } from './red-packets.repository.ts';
import type { PacketRow } from './red-packets.tables.ts';
import { splitPacket } from './split.domain.ts';
import type { PacketViews } from './red-packets.views.ts';

type Class = typeof calls.redPackets;
type LivePacketCalls = typeof calls.livePackets;
/** What a packet is before it is split and paid for. */
type PacketTerms = Omit<
  PacketRow,
  | 'packet_id'
  | 'split_hash'
  | 'split_seed'
  | 'hold_id'
  | 'created_at'
  | 'claimed'
  | 'claimed_sum'
  | 'state'
  | 'ended_at'
>;

/** The split counts twice of it exactly; nobody has a thousandth of that. */
const maxBeans = 2 ** 52;
const seedBytes = 32;

/** Makes packets of every scene: their shares are drawn and committed to before anybody can ask for one. */
export function createPacketOpening(ports: PacketDeps, ending: PacketEnding, views: PacketViews) {
  const { clock, ids, random, jobs, groups, parts, rooms, wallet } = ports;

  /** @returns the packet, and the sender's beans afterwards */
  async function open(tx: Tx, draft: PacketTerms): Promise<{ packet: PacketRow; balance: number }> {
    const { sender, kind, total, count, gift_id } = draft;
    if (total > maxBeans)
      return refuse('wallet.insufficient_beans', { balance: await wallet.beans(tx, sender) });
    const packetId = ids.next();
    const seed = random.bytes(seedBytes).toString('hex');
    const { shares, hash } = splitPacket(kind, total, count, seed);
    await jobs.at(tx, endJob, { packet_id: packetId }, draft.expires_at);
    const row = {
      ...draft,
      packet_id: packetId,
      split_hash: hash,
      split_seed: seed,
      created_at: clock.now(),
    };
    if (gift_id !== null) {
      const left = await parts.need('gifts').takeFromKnapsack(tx, sender, gift_id, total);
      if (left === null) return refuse('gift.knapsack_short');
      const packet = await insertPacket(tx, { ...row, hold_id: null }, shares);
      return { packet, balance: await wallet.beans(tx, sender) };
    }
    // Nothing after the wallet waits for a lock: what follows is new to everybody.
    const { holdId, balance } = await wallet.hold(tx, {
      uid: sender,
      currency: 'BEAN',
      amount: total,
      expiresAt: draft.expires_at,
      cause: { type: 'red_packet', id: packetId, note: { key: 'said', text: draft.blessing } },
      actor: sender,
      requestId: undefined,
    });
    return { packet: await insertPacket(tx, { ...row, hold_id: holdId }, shares), balance };
  }

  /** V01 to V04. @returns beans in all */
  function totalOf({ kind, count, total, per_amount }: CallRequest<Class['send']>): number {
    const amount = kind === 'ordinary' ? per_amount : total;
    if (amount === undefined || amount === '') return refuse('packet.amount_required');
    if (kind === 'ordinary') return count * amount;
    return amount < count ? refuse('packet.beans') : amount;
  }

  /** The live session on air, of one who may lay packets in it (P05). */
  async function stage(tx: Tx, liveId: string, actor: Actor) {
    await parts.need('live').needRunner(tx, liveId, actor);
    const { room, channelId } = await parts.need('live').onAir(tx, liveId);
    return { place_id: liveId, channel_id: channelId, room, sender: actor.uid };
  }

  return {
    /** G027: the message that shows it appears in the room once the packet is on disk. */
    async send(
      tx: Tx,
      { uid }: Actor,
      given: CallRequest<Class['send']>,
    ): Promise<CallAnswer<Class['send']>> {
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
    },

    /** G132. */
    async createBag(
      tx: Tx,
      actor: Actor,
      given: CallRequest<LivePacketCalls['createBag']>,
    ): Promise<CallAnswer<LivePacketCalls['createBag']>> {
      const { live_id, kind, count, total, gift_id, conditions = {} } = given;
      const placed = await stage(tx, live_id, actor);
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
    },

    /** G092: announced some seconds before it falls; one rain at a time. */
    async startRain(
      tx: Tx,
      actor: Actor,
      given: CallRequest<LivePacketCalls['startRain']>,
    ): Promise<CallAnswer<LivePacketCalls['startRain']>> {
      const { live_id, total, seconds, per_user } = given;
      const placed = await stage(tx, live_id, actor);
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
      const rain = views.rain(packet);
      await rooms.announce(tx, placed.room, { kind: 'rain_start', rain });
      return { rain };
    },
  };
}
