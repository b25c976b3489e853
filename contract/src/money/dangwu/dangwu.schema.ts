import { z } from 'zod';
import { moneyCurrency } from '../wallet/wallet.schema.ts';
import { minorUnits } from '../orders/orders.schema.ts';

/** A pack of dangwu vouchers on sale (D71). */
export const dangwuGoods = z.object({
  id: z.string(),
  name: z.string(),
  price: minorUnits(),
  currency: moneyCurrency,
  /** Vouchers in it. */
  gives: z.number().int().positive(),
});
export type DangwuGoods = z.infer<typeof dangwuGoods>;
