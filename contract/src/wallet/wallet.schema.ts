import { z } from 'zod';
import { shanghaiTime, timestamp } from '../shared/fields.ts';

/** D06, D49, D71: gold beans, overseas coins, vouchers, credits. All counted in whole units. */
export const currencies = ['BEAN', 'COIN', 'DANGWU', 'CREDIT'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** Why money moved: the kind of a journal. */
export const journalKinds = [
  'issue',
  'gift',
  'barrage',
  'reward',
  'expiry',
  'refund',
  'exchange',
  'recharge',
  'reversal',
  'hold',
  'release',
  'packet',
] as const;
export const journalKind = z.enum(journalKinds);
export type JournalKind = z.infer<typeof journalKind>;

export const statementLine = z.object({
  at: shanghaiTime(),
  at_ts: timestamp(),
  kind: journalKind,
  /** Signed, in units of the currency. */
  amount: z.number().int(),
  /** Balance after this line (invariant 9). */
  left: z.number().int(),
  cause: z.object({ type: z.string(), id: z.string(), note: z.string() }),
});
export type StatementLine = z.infer<typeof statementLine>;

/** Beans that came in together and expire together (D42), with something left. */
export const lot = z.object({
  lot_id: z.string(),
  /** What came in, in beans; not all of it need be left. */
  amount: z.number().int().positive(),
  left: z.number().int().positive(),
  /** What kind of income: `recharge`, `reward` ... */
  source: z.string(),
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** The first moment at which they are worth nothing; null for never. */
  expires: shanghaiTime().nullable(),
  expires_ts: timestamp().nullable(),
  /** D43: the how-manyeth the next purchase takes beans from, counted from 1 over all pages. */
  turn: z.number().int().positive(),
});
export type Lot = z.infer<typeof lot>;
