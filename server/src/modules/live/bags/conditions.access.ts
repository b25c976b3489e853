import type { LuckyCondition, LuckyConditionKey } from '@goldbean/contract';
import { luckyConditionKeys } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { askedOf, type BagConditionInput } from './bags.domain.ts';
import type { BagConditionChecks, BagPorts } from './bags.ports.ts';
import type { BagRow } from './bags.tables.ts';

/** What bags ask for of who wants to join; each condition is judged by the feature that knows of it. */
export function createConditions({ gifts }: Pick<BagPorts, 'gifts'>) {
  const known = createRegistry<BagConditionChecks>('conditions of bags');

  const meets = (reader: Reader, bag: BagRow, uid: string, { key, value }: BagConditionInput) =>
    known.need(key)(
      reader,
      { liveId: bag.live_id, channelId: bag.channel_id, room: bag.room, startsAt: bag.starts_at },
      uid,
      value,
    );

  /** The conditions of bags as they are shown. */
  async function shown(reader: Reader, bags: readonly BagRow[]): Promise<(bag: BagRow) => LuckyCondition[]> {
    const asked = bags.flatMap(({ conditions }) => conditions.gift ?? []);
    const catalogue = asked.length === 0 ? null : await gifts.many(reader, [...new Set(asked)]);
    return ({ conditions }) =>
      askedOf(conditions).map(({ key, value }) => {
        const gift = key === 'gift' ? (catalogue?.get(value) ?? null) : null;
        return { key, text: key === 'gift' ? (gift?.name ?? '') : value, gift };
      });
  }

  return {
    /** Registers who judges a condition. */
    register: known.register,
    /** What may be asked for now. */
    offers: (): LuckyConditionKey[] => luckyConditionKeys.filter((key) => known.find(key) !== undefined),
    shown,
    /** The conditions with whether the member meets them. */
    async checked(reader: Reader, bag: BagRow, uid: string): Promise<(LuckyCondition & { met: boolean })[]> {
      const conditions = (await shown(reader, [bag]))(bag);
      const met = await Promise.all(askedOf(bag.conditions).map((one) => meets(reader, bag, uid, one)));
      return conditions.map((condition, at) => ({ ...condition, met: met[at] === true }));
    },
  };
}
export type Conditions = ReturnType<typeof createConditions>;
