import { z } from 'zod';
import { groupPurchaseState, productState } from './shop.schema.ts';

/**
 * Counters of a live session's room about what it sells: no `seq`, the latest of each product at most once a second, never
 * replayed. Who comes late reads C007; which product is presented stands in the answer of the room (C018).
 */
export const shopCounters = {
  /** An order took some, gave some back, or was paid. */
  product_stock: z.object({
    kind: z.literal('product_stock'),
    product_id: z.string(),
    /** How many there are left; null without a limit. */
    stock: z.number().int().nullable(),
    sold: z.number().int(),
    state: productState,
  }),
  /** Somebody joined a group purchase, or it is over, or one of it paid (D66). */
  group_sum: z.object({
    kind: z.literal('group_sum'),
    tuangou_id: z.string(),
    product_id: z.string(),
    joined: z.number().int(),
    need: z.number().int(),
    paid: z.number().int(),
    state: groupPurchaseState,
  }),
};

export const shopEvent = z.discriminatedUnion('kind', [shopCounters.product_stock, shopCounters.group_sum]);
export type ShopEvent = z.infer<typeof shopEvent>;
