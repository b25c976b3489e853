import type { Currency } from '@goldbean/contract';
import { shanghaiTime, type Clock } from '../../../src/platform/clock.ts';

/**
 * All money there is at one moment, as plain sums that are not 0:
 * `beans <uid> <expires_at>`, `<CURRENCY> <uid>`, `<channel|hold|system> <id> <CURRENCY>`, `knapsack <uid> <gift>`; and
 * what is sold for it: `stock <product>`, `sold <product>`.
 * What has expired is nobody's, written off or not.
 */
export type Books = Map<string, number>;

/** So much that expires at that moment (UTC ms). */
export interface ModelLot {
  readonly expiresAt: number;
  readonly amount: number;
}

/** Money set aside, as the model remembers it. */
export interface ModelHold {
  readonly id: string;
  readonly uid: string;
  readonly currency: Currency;
  readonly drawn: readonly ModelLot[];
  left: number;
  captured: number;
  /** UTC ms; null waits for ever. */
  readonly expiresAt: number | null;
  /** Of a red packet: nobody else may take from it. */
  readonly isPacket: boolean;
}

/**
 * D42, computed in another way than the server does: the half-year of Shanghai after the one in which beans came in.
 * @returns UTC ms
 */
export function expiryOf(at: number): number {
  const [year = '', month = ''] = shanghaiTime(at).split('-');
  const ends = Number(month) <= 6 ? `${Number(year) + 1}-01-01` : `${Number(year) + 1}-07-01`;
  return Date.parse(`${ends}T00:00:00+08:00`);
}

export type Model = ReturnType<typeof createModel>;

/**
 * What must come of each step, worked out without the server's code: beans by expiry date, other money as a sum.
 * @param books what there is at the beginning
 * @param holds what is set aside by then
 */
export function createModel(books: Books, holds: ModelHold[], clock: Clock) {
  const spendings = new Map<string, number>();

  function add(line: string, amount: number): void {
    const sum = (books.get(line) ?? 0) + amount;
    if (sum === 0) books.delete(line);
    else books.set(line, sum);
  }

  /** Beans of a member that have not expired, soonest expiry first (D43). */
  function living(uid: string): ModelLot[] {
    const begins = `beans ${uid} `;
    return [...books]
      .filter(([line]) => line.startsWith(begins))
      .map(([line, amount]) => ({ expiresAt: Number(line.slice(begins.length)), amount }))
      .filter(({ expiresAt }) => expiresAt > clock.now())
      .toSorted((a, b) => a.expiresAt - b.expiresAt);
  }

  const balance = (uid: string, currency: Currency): number =>
    currency === 'BEAN'
      ? living(uid).reduce((sum, { amount }) => sum + amount, 0)
      : (books.get(`${currency} ${uid}`) ?? 0);

  function putIn(uid: string, currency: Currency, amount: number): void {
    add(currency === 'BEAN' ? `beans ${uid} ${expiryOf(clock.now())}` : `${currency} ${uid}`, amount);
  }

  /** Takes money that is there. @returns where beans came from */
  function takeOut(uid: string, currency: Currency, amount: number): ModelLot[] {
    if (currency !== 'BEAN') {
      add(`${currency} ${uid}`, -amount);
      return [];
    }
    spendings.set(uid, (spendings.get(uid) ?? 0) + 1);
    const drawn: ModelLot[] = [];
    let missing = amount;
    for (const { expiresAt, amount: there } of living(uid)) {
      const taken = Math.min(there, missing);
      if (taken === 0) break;
      add(`beans ${uid} ${expiresAt}`, -taken);
      drawn.push({ expiresAt, amount: taken });
      missing -= taken;
    }
    if (missing > 0) throw new Error('the model spends what is not there');
    return drawn;
  }

  return {
    holds,
    balance,
    add,
    putIn,
    takeOut,
    /** How often beans of the member were spent or set aside. */
    spendings: (uid: string): number => spendings.get(uid) ?? 0,

    /** The books without what has expired meanwhile. */
    books(): Books {
      for (const line of books.keys()) {
        const [kind, , expiresAt] = line.split(' ');
        if (kind === 'beans' && Number(expiresAt) <= clock.now()) books.delete(line);
      }
      return books;
    },

    /** Sets money aside that is there. */
    setAside(given: Omit<ModelHold, 'drawn' | 'left' | 'captured'>, amount: number): ModelHold {
      const { id, uid, currency } = given;
      const drawn = takeOut(uid, currency, amount);
      add(`hold ${id} ${currency}`, amount);
      const hold = { ...given, drawn, left: amount, captured: 0 };
      holds.push(hold);
      return hold;
    },

    /** Takes a part out of a hold; the caller says where it goes. */
    capture(hold: ModelHold, amount: number): void {
      hold.left -= amount;
      hold.captured += amount;
      add(`hold ${hold.id} ${hold.currency}`, -amount);
    },

    /** D41: gives back what is left, to where it came from; what was captured counts as drawn first. */
    release(hold: ModelHold): number {
      const given = hold.left;
      add(`hold ${hold.id} ${hold.currency}`, -given);
      if (hold.currency !== 'BEAN') add(`${hold.currency} ${hold.uid}`, given);
      let gone = hold.captured;
      for (const { expiresAt, amount } of hold.drawn) {
        const spent = Math.min(amount, gone);
        gone -= spent;
        if (given > 0) add(`beans ${hold.uid} ${expiresAt}`, amount - spent);
      }
      hold.left = 0;
      return given;
    },

    /** When the next lot or hold is over, UTC ms. */
    nextDeadline(): number | undefined {
      const lots = [...books.keys()]
        .filter((line) => line.startsWith('beans '))
        .map((line) => Number(line.split(' ')[2]));
      const holdEnds = holds.filter(({ left }) => left > 0).map(({ expiresAt }) => expiresAt ?? Infinity);
      const coming = [...lots, ...holdEnds].filter((at) => at > clock.now() && at < Infinity);
      return coming.length === 0 ? undefined : Math.min(...coming);
    },

    /** Holds whose time is over; of one member, or of all. */
    due: (uid?: string): ModelHold[] =>
      holds.filter(
        (hold) =>
          hold.left > 0 &&
          hold.expiresAt !== null &&
          hold.expiresAt <= clock.now() &&
          (uid === undefined || hold.uid === uid),
      ),
  };
}
