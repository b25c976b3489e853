import { luckyConditionKeys, type LuckyConditionKey, type LuckyConditions } from '@goldbean/contract';

/** A condition and what it asks for; empty where the key says it all. */
export interface BagConditionInput {
  readonly key: LuckyConditionKey;
  readonly value: string;
}

/** What is asked for, in the order in which it is shown. A flag that is off and an empty text ask for nothing. */
export const askedOf = (conditions: LuckyConditions): BagConditionInput[] =>
  luckyConditionKeys.flatMap((key) => {
    const value = conditions[key];
    if (value === undefined || value === false || value === '') return [];
    return [{ key, value: value === true ? '' : String(value) }];
  });

/** What a bag holds in all: beans, or gifts. */
export const totalOf = (bag: { readonly each: number; readonly winners: number }): number =>
  bag.each * bag.winners;
