import type { MsgKey } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import { createRegistry } from '../../../../platform/registry.ts';

/** A message as its kind's feature recognises it. */
export interface FeatureCard {
  readonly id: string | null;
  readonly kind: string;
  readonly body: unknown;
}

/** @returns why a message cannot be taken away by itself, or null */
export type RefuseCard = (reader: Reader, card: FeatureCard) => Promise<MsgKey | null>;

/** Messages that stand for something of another feature, which would stay without them; each feature by name. */
export function createFeatureCards() {
  const refusals = createRegistry<Record<string, RefuseCard>>('cards with a state');
  return {
    register: (name: string, refusal: RefuseCard): void => refusals.register(name, refusal),
    async refusal(reader: Reader, card: FeatureCard): Promise<MsgKey | null> {
      for (const refusalOf of refusals.all()) {
        const refusal = await refusalOf(reader, card);
        if (refusal) return refusal;
      }
      return null;
    },
  };
}
