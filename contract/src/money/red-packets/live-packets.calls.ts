import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import {
  id,
  json,
  listOf,
  paging,
  requestId,
  shanghaiTime,
  timestamp,
  user,
  whole,
} from '../../shared/fields.ts';
import { packetLimits } from './red-packets.limits.ts';
import {
  bagConditions,
  bagPrize,
  sentPacket,
  packetKind,
  packetMine,
  packetRain,
  rainStatus,
  redBag,
} from './red-packets.schema.ts';

const positive = (most: number) => whole(1, most, 'packet.positive', 'request.too_large');
const most = Number.MAX_SAFE_INTEGER;
const starting = [
  'live.missing',
  'live.not_on_air',
  'request.forbidden',
  'wallet.insufficient_beans',
] as const;
const opening = ['packet.missing', 'packet.muted', ...entryErrors] as const;

/** Bags and rain of a live room: the scenes 2 and 3 of red packets (D20). */
export const livePacketCalls = defineCalls({
  createBag: defineCall({
    id: 'G132',
    service: 'live',
    path: 'api/red_bag/create',
    summary: 'Lay a bag in a live session on air: beans of mine, or gifts of one kind out of my knapsack.',
    rate: 'money',
    writes: true,
    input: z.object({
      live_id: id(),
      kind: packetKind,
      count: positive(packetLimits.bagPackets),
      /** Beans in all, or gifts in all when `gift_id` is given. */
      total: positive(most),
      gift_id: id().optional(),
      conditions: json(bagConditions).optional(),
      request_id: requestId(),
    }),
    output: z.object({ bag: redBag }),
    errors: [
      ...starting,
      'packet.positive',
      'request.too_large',
      'packet.beans',
      'packet.uneven',
      'gift.missing',
      'gift.knapsack_short',
      'system.repeated',
    ],
  }),
  bagDetail: defineCall({
    id: 'C039',
    service: 'livego',
    path: 'api/red_bag/gifts/detail',
    summary: 'A live bag and how it stands for me.',
    input: z.object({ bag_id: id() }),
    output: z.object({ bag: redBag, mine: packetMine }),
    errors: ['packet.missing', ...entryErrors],
  }),
  robBag: defineCall({
    id: 'C040',
    service: 'livego',
    path: 'api/red_bag/gifts/rob',
    summary: 'Open a live bag: once for each member.',
    rate: 'money',
    writes: true,
    input: z.object({ bag_id: id(), request_id: requestId() }),
    output: z.object({ prize: bagPrize }),
    errors: [
      ...opening,
      'packet.expired',
      'packet.none_left',
      'packet.already',
      'packet.condition',
      'chat.frozen',
      'system.repeated',
    ],
  }),
  bagRecords: defineCall({
    id: 'C041',
    service: 'livego',
    path: 'api/red_bag/gifts/rob/list',
    summary: 'Who took what out of a live bag, or a rain, newest first.',
    input: z.object({ bag_id: id(), ...paging }),
    output: listOf(z.object({ user, prize: bagPrize, at: shanghaiTime(), at_ts: timestamp() })),
    errors: ['packet.missing', ...entryErrors],
  }),
  bagsUnclaimed: defineCall({
    id: 'C042',
    service: 'livego',
    path: 'api/red_bag/gifts/unclaimed',
    summary:
      'Bags of a live session that I may still open, newest first, and the rain that falls or is about to.',
    input: z.object({ live_id: id() }),
    output: z.object({ list: z.array(redBag), rain: rainStatus.nullable() }),
    errors: ['live.missing', ...entryErrors],
  }),
  laid: defineCall({
    id: 'G242',
    service: 'live',
    path: 'api/red_bag/list',
    summary: 'Bags and rains of a live session and how they ended, newest first; for those who run it (P05).',
    input: z.object({ live_id: id(), ...paging }),
    output: listOf(sentPacket),
    errors: ['live.missing', 'request.forbidden'],
  }),
  startRain: defineCall({
    id: 'G092',
    service: 'live',
    path: 'api/rain/start',
    summary:
      'Let beans of mine rain over a live session on air: for so many seconds, so many catches for each member.',
    rate: 'money',
    writes: true,
    input: z.object({
      live_id: id(),
      total: positive(most),
      seconds: whole(packetLimits.rainSecondsMin, packetLimits.rainSecondsMax, 'packet.rain_seconds'),
      per_user: positive(packetLimits.rainTaps),
      request_id: requestId(),
    }),
    output: z.object({ rain: packetRain }),
    errors: [
      ...starting,
      'packet.positive',
      'request.too_large',
      'packet.rain_running',
      'packet.rain_seconds',
      'system.repeated',
    ],
  }),
  catchRain: defineCall({
    id: 'C022',
    service: 'livego',
    path: 'api/redPacketRain/receive',
    summary: 'I caught a falling packet; the server says what was in it, 0 for nothing.',
    rate: 'money',
    writes: true,
    input: z.object({
      rain_id: id(),
      /** Which catch of mine it is, from 1. */
      tap_no: positive(packetLimits.rainTaps),
      request_id: requestId(),
    }),
    output: z.object({
      amount: z.number().int(),
      /** Beans I have caught in this rain. */
      total_mine: z.number().int(),
      left_taps: z.number().int(),
    }),
    errors: [
      ...opening,
      'packet.positive',
      'request.too_large',
      'packet.expired',
      'packet.not_begun',
      'packet.taps_over',
      'chat.frozen',
      'system.repeated',
    ],
  }),
});
