import { z } from 'zod';
import { moneyCurrency } from '../wallet/wallet.schema.ts';
import { minorUnits } from '../orders/orders.schema.ts';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';

/** `open`: it can be joined; `reached`: enough have joined, no place is left; `over`: its time ran out before that. */
export const groupPurchaseStates = ['open', 'reached', 'over'] as const;
export const groupPurchaseState = z.enum(groupPurchaseStates);
export type GroupPurchaseState = z.infer<typeof groupPurchaseState>;

/** A price for many (D66): how many have joined, until when, and whether I am in. */
export const groupPurchase = z.object({
  /** Null until somebody joins: the first one opens it. */
  id: z.string().nullable(),
  product_id: z.string(),
  /** For each once it is reached, in the product's currency. */
  price: minorUnits(),
  /** So many must join. */
  need: z.number().int().positive(),
  joined: z.number().int(),
  /** When it is over unless it is reached before; null until it is open. */
  ends: shanghaiTime().nullable(),
  ends_ts: timestamp().nullable(),
  state: groupPurchaseState,
  /** I am in it. */
  mine: z.boolean(),
});
export type GroupPurchase = z.infer<typeof groupPurchase>;

/** Something sold in a live session: a course, notes, a study pass (E29). */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of the picture, or empty. */
  cover: z.string(),
  desc: z.string(),
  price: minorUnits(),
  currency: moneyCurrency,
  /** How many there are left; null without a limit. */
  stock: z.number().int().nullable(),
  sold: z.number().int(),
  state: z.enum(['on_sale', 'sold_out', 'over']),
});
export type Product = z.infer<typeof product>;
