import { Refusal } from '../refusal.ts';

/** Of one item of a batch: others of the batch may have fared otherwise. */
export type Outcome<Answer> = PromiseSettledResult<Answer>;

export const fulfilled = <Answer>(value: Answer): PromiseFulfilledResult<Answer> => ({
  status: 'fulfilled',
  value,
});

export const rejected = (reason: unknown): PromiseRejectedResult => ({ status: 'rejected', reason });

/** As `refuse` throws it. */
export const refused = (...given: ConstructorParameters<typeof Refusal>): PromiseRejectedResult =>
  rejected(new Refusal(...given));
