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
