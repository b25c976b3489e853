import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  id,
  listOf,
  paging,
  requestId,
  shanghaiTime,
  text,
  timestamp,
  user,
  whole,
} from '../../shared/fields.ts';
import { packetLimits } from './red-packets.limits.ts';
import { packetKind, packetMine, packetProof, packetRecord, redPacket } from './red-packets.schema.ts';

/** V01: more than 0, whole. */
const positive = () => whole(1, Number.MAX_SAFE_INTEGER, 'packet.positive', 'request.too_large');
/** V04: a field left empty is not a wrong number, it is missing. */
const amount = () => z.union([z.literal(''), positive()], 'packet.positive').optional();
const seen = ['packet.missing', 'packet.members_only'] as const;

export const redPacketCalls = defineCalls({
  send: defineCall({
    id: 'G027',
    service: 'hljwgo',
    path: 'redpacket/send',
    summary:
      'Put beans in a packet for a class group: `total` in all for a random one, `per_amount` for each for an ordinary one.',
    rate: 'money',
    writes: true,
    input: z.object({
      group_id: id(),
      kind: packetKind,
      count: positive(),
      total: amount(),
      per_amount: amount(),
      blessing: text(packetLimits.packetBlessingCharacters, undefined, 'packet.blessing_long')
        .optional()
        .default(''),
      request_id: requestId(),
    }),
    output: z.object({
      packet_id: z.string(),
      /** Id of the message that stands in the group's room. */
      message_id: z.string(),
      /** My beans afterwards. */
      balance: z.number().int(),
    }),
    errors: [
      'packet.positive',
      'packet.amount_required',
      'packet.beans',
      'packet.members',
      'packet.blessing_long',
      'request.too_large',
      'request.not_found',
      'request.forbidden',
      'chat.muted',
      'wallet.insufficient_beans',
      'system.repeated',
      'chat.room_muted',
      'chat.read_only',
      'chat.slow_mode',
      'chat.frozen',
      'group.dissolved',
    ],
  }),
  info: defineCall({
    id: 'C012',
    service: 'hljwgo',
    path: 'redpacket/info',
    summary: 'A packet, how it stands for me, and once it has ended the proof of its split.',
    input: z.object({ packet_id: id() }),
    output: z.object({ packet: redPacket, mine: packetMine }),
    errors: seen,
  }),
  open: defineCall({
    id: 'C013',
    service: 'hljwgo',
    path: 'redpacket/grab',
    summary: 'Open a packet: once for each member, whatever the number of clicks.',
    rate: 'money',
    writes: true,
    input: z.object({ packet_id: id(), request_id: requestId() }),
    output: z.object({
      /** Beans. */
      amount: z.number().int(),
      /** With the last share: whether it is the largest. */
      luckiest: z.boolean().optional(),
      left: z.number().int(),
    }),
    errors: [
      ...seen,
      'packet.expired',
      'packet.none_left',
      'packet.already',
      'packet.muted',
      'system.repeated',
    ],
  }),
  received: defineCall({
    id: 'C014',
    service: 'hljwgo',
    path: 'redpacket/received',
    summary: 'Packets of class groups that I have opened, newest first, and their sum.',
    input: z.object({
      page: paging.page,
      page_size: paging.page_size,
      /** Of Asia/Shanghai; every year when left out. */
      year: whole(2000, 2099).optional(),
    }),
    output: listOf(
      z.object({
        packet_id: z.string(),
        from: user,
        amount: z.number().int(),
        at: shanghaiTime(),
        at_ts: timestamp(),
      }),
    ).extend({ sum: z.number().int() }),
  }),
  records: defineCall({
    id: 'C015',
    service: 'hljwgo',
    path: 'redpacket/records',
    summary: 'Who took what out of a packet, newest first.',
    input: z.object({ packet_id: id(), ...paging }),
    output: listOf(packetRecord).extend({
      claimed: z.number().int(),
      count: z.number().int(),
      /** Beans taken so far. */
      sum: z.number().int(),
      proof: packetProof,
    }),
    errors: seen,
  }),
  ungrabbed: defineCall({
    id: 'C016',
    service: 'hljwgo',
    path: 'redpacket/ungrab',
    summary: 'Packets of a group that I may still open, newest first, 100 at most.',
    input: z.object({ group_id: id() }),
    output: z.object({ list: z.array(z.string()) }),
    errors: ['request.not_found', 'packet.members_only'],
  }),
});
