import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import { rewardKind } from '../rewards/rewards.schema.ts';

/** D06, D49, D71: gold beans, overseas coins, vouchers, credits. All counted in whole units. */
export const currencies = ['BEAN', 'COIN', 'DANGWU', 'CREDIT'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** Currencies of real money. */
export const moneyCurrency = z.enum(['CNY', 'USD']);
export type MoneyCurrency = z.infer<typeof moneyCurrency>;

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
  'lucky_bag',
  'ticket',
  'iron_fan',
  'fan_light',
  'wish_votes',
  'treasure',
] as const;
export const journalKind = z.enum(journalKinds);
export type JournalKind = z.infer<typeof journalKind>;

/** Where money was moved: in a live session, by its `live_id`, or in a class group, by its `group_id`. */
export const causePlace = z.object({ kind: z.enum(['live', 'group']), id: z.string() });
export type CausePlace = z.infer<typeof causePlace>;

/**
 * What a line of the statement was about: a key with its values, so that each reader has it in their language. Only
 * `said` holds words, those that a member or staff wrote.
 */
export const causeNote = z.discriminatedUnion('key', [
  /** `name` is for those who do not know the icon. */
  z.object({ key: z.literal('gift'), icon: z.string(), name: z.string(), n: z.number().int().positive() }),
  /** A flying comment, the blessing of a packet, the reason of a correction. */
  z.object({ key: z.literal('said'), text: z.string() }),
  z.object({ key: z.literal('reward'), reward: rewardKind }),
  /** What was given for beans. */
  z.object({ key: z.literal('exchange'), currency, amount: z.number().int(), beans: z.number().int() }),
  /** What an order gave, and what was paid for it in minor units; nothing was for its bonus. */
  z.object({
    key: z.literal('goods'),
    currency,
    amount: z.number().int().positive(),
    paid: z.object({ minor: z.number().int(), currency: moneyCurrency }).optional(),
  }),
  /** For which live session a ticket was bought, by its name. */
  z.object({ key: z.literal('ticket'), live: z.string() }),
  /** Of which channel an iron-fan membership was paid, by its name. */
  z.object({ key: z.literal('iron_fan'), channel: z.string() }),
  /** Of which channel's fan club the badge was lit, by its name. */
  z.object({ key: z.literal('fan_light'), channel: z.string() }),
  /** Which wish was sped up, or brought its author beans, by its title. */
  z.object({ key: z.literal('wish'), wish: z.string() }),
  /** What accounts of the demo begin with. */
  z.object({ key: z.literal('opening') }),
]);
export type CauseNote = z.infer<typeof causeNote>;

export const statementLine = z.object({
  /** What a member quotes when they ask about the line. */
  journal_id: z.string(),
  at: shanghaiTime(),
  at_ts: timestamp(),
  kind: journalKind,
  /** Signed, in units of the currency. */
  amount: z.number().int(),
  /** Balance after this line (invariant 9). */
  left: z.number().int(),
  cause: z.object({
    type: z.string(),
    id: z.string(),
    /** Null where the kind says it all. */
    note: causeNote.nullable(),
    /** The live session or the class group in which it happened, or null. */
    place: causePlace.nullable(),
  }),
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

/** N04: the sums of a currency. issued - burned = balances + held. */
export const reconciliationTotals = z.object({
  currency,
  /** All that the issuing accounts have paid out. */
  issued: z.number().int(),
  /** What expired, was spent into fees or burned. */
  burned: z.number().int(),
  held: z.number().int(),
  /** What members and channels own. */
  balances: z.number().int(),
  /** Sum of all entries; anything but 0 means that money was created or lost. */
  sum: z.number().int(),
});
export type ReconciliationTotals = z.infer<typeof reconciliationTotals>;

/** A stored number that does not agree with the entries behind it (invariants 2 and 3). */
export const drift = z.object({
  /** A balance with its entries, a balance with its lots, a lot with its uses, a hold with its account. */
  what: z.enum(['balance', 'lots', 'lot', 'hold']),
  /** Of the account, the lot or the hold. */
  id: z.string(),
  /** How much the stored number is too high. */
  by: z.number().int(),
});
export type Drift = z.infer<typeof drift>;
