import type { Currency } from '@goldbean/contract';

/** Where money of ours comes from and goes to. */
export type SystemAccount =
  | 'issue'
  | 'provider'
  | 'reward'
  | 'exchange'
  | 'refund'
  | 'fee'
  | 'expired'
  | 'ai_revenue';

/** Who can own an account (domain 3.2). */
export type Owner =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'channel'; readonly id: string }
  | { readonly kind: 'system'; readonly id: SystemAccount }
  | { readonly kind: 'hold'; readonly id: string };

/** The account of an owner in a currency; sorting by it gives the lock order. */
export const accountId = (owner: Owner, currency: Currency): string =>
  `${owner.kind}:${owner.id}:${currency}`;

const hourMs = 3_600_000;
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * hourMs;

/** Sources whose beans never expire (D42: a switch per source); none today. */
const neverExpiring: ReadonlySet<string> = new Set();

/**
 * D42: beans of the first half of a year expire at the end of 31 December, those of the second half at the end of
 * 30 June; clock Asia/Shanghai.
 * @param at when they came in, UTC ms
 * @returns the first moment at which they are worth nothing, UTC ms, or null for never
 */
export function lotExpiry(at: number, source: string, exempt = neverExpiring): number | null {
  if (exempt.has(source)) return null;
  const there = new Date(at + shanghaiOffsetMs);
  const [year, month] =
    there.getUTCMonth() < 6 ? [there.getUTCFullYear() + 1, 0] : [there.getUTCFullYear() + 1, 6];
  return Date.UTC(year, month, 1) - shanghaiOffsetMs;
}

/** K26: how many days before beans expire a member is notified, the farthest first. */
export const expiryNoticeDays = [30, 7, 1] as const;

/** A lot with something left in it. */
export interface OpenLot {
  readonly id: number;
  readonly remaining: number;
  /** UTC ms, or null for never. */
  readonly expires_at: number | null;
}

/** So much of one lot; negative gives back. */
export interface LotUse {
  readonly lot: number;
  readonly amount: number;
}

/** One side of a movement: who, and how much comes in (+) or goes out (-). */
export interface Leg {
  readonly owner: Owner;
  /** Left out, that of the order. */
  readonly currency?: Currency;
  readonly amount: number;
  /** Source of the lot that beans coming in to a member become. */
  readonly source?: string;
  /** These very lots: where beans coming in go back to, or beans going out are taken from. Else D42 and D43 say. */
  readonly lots?: readonly LotUse[];
}

/** A lot whose time is over though something is left. */
export interface ExpiredLot extends OpenLot {
  readonly expires_at: number;
}

export const hasExpired = (lot: OpenLot, now: number): lot is ExpiredLot =>
  lot.expires_at !== null && lot.expires_at <= now;

/**
 * D43: takes `amount` from lots in the order given (soonest expiry first, then oldest).
 * @returns null when they do not hold as much
 */
export function drawFrom(lots: readonly OpenLot[], amount: number): LotUse[] | null {
  const uses: LotUse[] = [];
  let missing = amount;
  for (const lot of lots) {
    if (missing === 0) break;
    const taken = Math.min(lot.remaining, missing);
    uses.push({ lot: lot.id, amount: taken });
    missing -= taken;
  }
  return missing === 0 ? uses : null;
}

/**
 * D41: what a release gives back to the lots a hold drew from. What was captured counts as drawn first.
 * @param uses of the hold, in the order of D43
 * @param captured how much is gone
 * @returns negative uses
 */
export function giveBack(uses: readonly LotUse[], captured: number): LotUse[] {
  const back: LotUse[] = [];
  let gone = captured;
  for (const use of uses) {
    const spent = Math.min(use.amount, gone);
    gone -= spent;
    if (use.amount > spent) back.push({ lot: use.lot, amount: spent - use.amount });
  }
  return back;
}

/**
 * An amount of money: whole and more than 0. Anything else is a fault of the caller, not of the member.
 * @throws RangeError
 */
export function wholeAmount(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount of money`);
  return amount;
}
