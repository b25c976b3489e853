import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';

/**
 * `to_come`: its time has not begun; `open`: it can be exchanged; `sold_out`: within its time all are gone; `ended`: its
 * time is over.
 */
export const treasureStates = ['to_come', 'open', 'sold_out', 'ended'] as const;
export const treasureState = z.enum(treasureStates);
export type TreasureState = z.infer<typeof treasureState>;

/** Goods of the house that members exchange vouchers for, at one price, while there are some (S29, D71). */
export const treasure = z.object({
  treasure_id: z.string(),
  name: z.string(),
  desc: z.string(),
  /** Address of the picture, or empty. */
  cover: z.string(),
  /** Vouchers for one. */
  price: z.number().int().positive(),
  /** So many there were. */
  stock: z.number().int().positive(),
  /** So many are left. */
  left: z.number().int(),
  /** So many each member gets. */
  limit: z.number().int().positive(),
  /** From when and until when it can be exchanged. */
  opens: shanghaiTime(),
  opens_ts: timestamp(),
  closes: shanghaiTime(),
  closes_ts: timestamp(),
  state: treasureState,
  /** Numbers of my orders, under which the house hands over those that are mine, first come first. */
  numbers: z.array(z.string()),
});
export type Treasure = z.infer<typeof treasure>;
