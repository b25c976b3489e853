import { nobody, type BagPrize, type LuckyBag, type User } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { BagPorts } from './bags.ports.ts';
import { countEntries } from './bags.repository.ts';
import type { BagRow } from './bags.tables.ts';
import type { Conditions } from './conditions.access.ts';

/** Bags as answers show them. */
export function createBagViews({ users, gifts }: Pick<BagPorts, 'users' | 'gifts'>, conditions: Conditions) {
  /** Members by uid; who is gone has no name. */
  async function people(reader: Reader, uids: readonly string[]): Promise<(uid: string) => User> {
    const known = await users.many(reader, [...new Set(uids)]);
    return (uid) => known.get(uid) ?? nobody(uid);
  }

  async function prizes(reader: Reader, rows: readonly BagRow[]): Promise<(row: BagRow) => BagPrize> {
    const asked = rows.flatMap(({ gift_id }) => gift_id ?? []);
    const catalogue = asked.length === 0 ? null : await gifts.many(reader, [...new Set(asked)]);
    return ({ gift_id, each }) => {
      const gift = gift_id === null ? undefined : catalogue?.get(gift_id);
      return gift ? { type: 'gift', gift, n: each } : { type: 'beans', amount: each };
    };
  }

  async function bags(reader: Reader, rows: readonly BagRow[]): Promise<LuckyBag[]> {
    const personOf = await people(
      reader,
      rows.map(({ giver }) => giver),
    );
    const prizeOf = await prizes(reader, rows);
    const conditionsOf = await conditions.shown(reader, rows);
    const entries = await countEntries(
      reader,
      rows.map(({ bag_id }) => bag_id),
    );
    return rows.map((row) => ({
      id: row.bag_id,
      live_id: row.live_id,
      kind: row.kind,
      giver: personOf(row.giver),
      prize: prizeOf(row),
      winners: row.winners,
      conditions: conditionsOf(row),
      entries: entries.get(row.bag_id) ?? 0,
      // A draw is one transaction: nobody sees it half done.
      state: row.state === 'drawing' ? 'open' : row.state,
      void_reason: row.void_reason,
      starts: shanghaiTime(row.starts_at),
      starts_ts: row.starts_at,
      draws: shanghaiTime(row.draws_at),
      draws_ts: row.draws_at,
      hash: row.hash,
    }));
  }

  return {
    people,
    bags,
    async bag(reader: Reader, row: BagRow): Promise<LuckyBag> {
      const [bag] = await bags(reader, [row]);
      if (!bag) throw new Error('a bag is shown as one');
      return bag;
    },
    prize: async (reader: Reader, row: BagRow): Promise<BagPrize> => (await prizes(reader, [row]))(row),
  };
}
export type BagViews = ReturnType<typeof createBagViews>;
