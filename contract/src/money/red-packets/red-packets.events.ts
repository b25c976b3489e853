import { z } from 'zod';
import { user } from '../../shared/fields.ts';
import { packetRain, packetScenes, packetState, redBag } from './red-packets.schema.ts';

const person = user.pick({ uid: true, nickname: true, img: true });

/** Events of a room about packets: kept, numbered and replayed, so a client knows each by its id (E04). */
export const packetEvents = {
  /** A live bag was put into the room. */
  packet_new: z.object({ kind: z.literal('packet_new'), bag: redBag }),
  /** A rain is about to begin. A repeated event has the same id. */
  rain_start: z.object({ kind: z.literal('rain_start'), rain: packetRain }),
  /** Everything is claimed, or the rest went back to the sender. */
  packet_end: z.object({
    kind: z.literal('packet_end'),
    packet_id: z.string(),
    scene: z.literal(Object.values(packetScenes)),
    state: packetState.exclude(['open']),
    /** Uid of who put it in. */
    sender: z.string(),
    /** The largest share of a random packet that is all claimed, the earliest of equals. */
    luckiest: z.object({ user: person, amount: z.number().int() }).nullable(),
    /** What went back to the sender. */
    returned: z.number().int(),
  }),
};

export const packetEvent = z.discriminatedUnion('kind', [
  packetEvents.packet_new,
  packetEvents.rain_start,
  packetEvents.packet_end,
]);
export type PacketEvent = z.infer<typeof packetEvent>;
