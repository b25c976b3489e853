import { z } from 'zod';
import { gift } from '../../live/gifts/gifts.schema.ts';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';

/** D20: one engine, three scenes. */
export const packetScenes = { class: 1, bag: 2, rain: 3 } as const;
export type PacketScene = (typeof packetScenes)[keyof typeof packetScenes];

/** Shares drawn at random from one sum, or the same for everybody (E03). */
export const packetKind = z.enum(['random', 'ordinary']);
export type PacketKind = z.infer<typeof packetKind>;

/** T04. After 24 hours the rest is refunded (K09, D41). */
export const packetState = z.enum(['open', 'all_claimed', 'expired_refunded']);
export type PacketState = z.infer<typeof packetState>;

/** N01: published at creation; seed and shares stay hidden until the packet has ended. */
export const packetProof = z.object({
  /** SHA-256 of `commitmentOf(seed, shares)`, 64 hex digits. */
  hash: z.string(),
  seed: z.string().nullable(),
  /** In the order they are handed out. */
  shares: z.array(z.number().int()).nullable(),
});
export type PacketProof = z.infer<typeof packetProof>;

/** The state of a packet for the caller (domain 3.3). */
export const packetMine = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unclaimed') }),
  z.object({
    state: z.literal('received'),
    /** Beans, or gifts of a bag. */
    amount: z.number().int(),
    /** The largest share, the earliest of equals; known once everything is claimed. */
    luckiest: z.boolean(),
  }),
  z.object({ state: z.literal('none_left') }),
  z.object({ state: z.literal('expired') }),
  /** `reason` is a `msg_key`. */
  z.object({ state: z.literal('not_allowed'), reason: z.string() }),
]);
export type PacketMine = z.infer<typeof packetMine>;

/** A class packet as every member of the group sees it. */
export const redPacket = z.object({
  id: z.string(),
  group_id: z.string(),
  kind: packetKind,
  count: z.number().int(),
  /** Beans put in. */
  total: z.number().int(),
  /** Shares nobody has taken. */
  left: z.number().int(),
  /** Empty for the usual words. */
  blessing: z.string(),
  sender: user,
  state: packetState,
  created: shanghaiTime(),
  created_ts: timestamp(),
  expires: shanghaiTime(),
  expires_ts: timestamp(),
  /** When the last share was taken, or the rest refunded; null while it is open. */
  ended_ts: timestamp().nullable(),
  /** Beans that went back to the sender. */
  returned: z.number().int(),
  hash: z.string(),
  proof: packetProof,
});
export type RedPacket = z.infer<typeof redPacket>;

/** Body of a message of the kind `red_packet` (E05): what the bubble shows without a further call. */
export const redPacketBody = z.object({ packet_id: z.string(), kind: packetKind, blessing: z.string() });
export type RedPacketBody = z.infer<typeof redPacketBody>;

/** One share that was taken. */
export const packetRecord = z.object({
  user,
  amount: z.number().int(),
  at: shanghaiTime(),
  at_ts: timestamp(),
  luckiest: z.boolean(),
});
export type PacketRecord = z.infer<typeof packetRecord>;

/** Conditions for opening a live bag (E04). */
export const bagConditions = z.object({ follow: z.boolean().optional(), subscribe: z.boolean().optional() });
export type BagConditions = z.infer<typeof bagConditions>;

/** What came out of a live bag: beans, or so many of a gift into the knapsack. */
export const bagPrize = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beans'), amount: z.number().int() }),
  z.object({ type: z.literal('gift'), gift, n: z.number().int() }),
]);
export type BagPrize = z.infer<typeof bagPrize>;

/** A live gift bag. */
export const redBag = z.object({
  id: z.string(),
  live_id: z.string(),
  sender: user,
  kind: packetKind,
  count: z.number().int(),
  left: z.number().int(),
  /** What is in it: beans, or gifts of one kind. */
  prize: z.enum(['beans', 'gift']),
  conditions: bagConditions,
  state: packetState,
  starts: shanghaiTime(),
  starts_ts: timestamp(),
  ends: shanghaiTime(),
  ends_ts: timestamp(),
  hash: z.string(),
  proof: packetProof,
});
export type RedBag = z.infer<typeof redBag>;

/** A rain of packets over a live session: shares are let out evenly over its seconds. */
export const packetRain = z.object({
  id: z.string(),
  live_id: z.string(),
  /** Beans in all. */
  total: z.number().int(),
  seconds: z.number().int(),
  /** The most one member may catch. */
  per_user: z.number().int(),
  starts: shanghaiTime(),
  starts_ts: timestamp(),
  ends: shanghaiTime(),
  ends_ts: timestamp(),
  hash: z.string(),
});
export type PacketRain = z.infer<typeof packetRain>;

/** A rain that falls or is about to, and what the caller has of it. */
export const rainStatus = z.object({
  rain: packetRain,
  /** Beans caught. */
  total_mine: z.number().int(),
  left_taps: z.number().int(),
});
export type RainStatus = z.infer<typeof rainStatus>;

/** A bag or a rain of a live session, as those who run it see how it goes. */
export const sentPacket = z.object({
  id: z.string(),
  scene: z.literal([packetScenes.bag, packetScenes.rain]),
  sender: user,
  kind: packetKind,
  /** What is in it: beans, or gifts of one kind. */
  prize: z.enum(['beans', 'gift']),
  count: z.number().int(),
  claimed: z.number().int(),
  /** Beans or gifts put in, and taken so far. */
  total: z.number().int(),
  taken: z.number().int(),
  state: packetState,
  starts: shanghaiTime(),
  starts_ts: timestamp(),
  ends: shanghaiTime(),
  ends_ts: timestamp(),
});
export type SentPacket = z.infer<typeof sentPacket>;
