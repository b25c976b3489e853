import type { ReactNode } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import type { CurrencyCode } from '../Amount/CurrencyIcon.tsx';
import { FactsNote, FactsRoot } from './AmountFacts.styles.ts';

export interface AmountFact {
  label: string;
  /** In whole units of the currency. */
  value: number;
  currency: CurrencyCode;
  /** The one the others lead to; larger. */
  isMain?: boolean;
}

export interface AmountFactsProps {
  facts: readonly AmountFact[];
  /** A quieter line below: a rule, a date. */
  children?: ReactNode;
}

/** What it costs, what I have, what I receive: the sums beside a decision about beans. */
export function AmountFacts({ facts, children }: AmountFactsProps) {
  return (
    <FactsRoot>
      <dl>
        {facts.map(({ label, value, currency, isMain }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Amount value={value} currency={currency} size={isMain ? 'medium' : 'text'} />
            </dd>
          </div>
        ))}
      </dl>
      {children && <FactsNote>{children}</FactsNote>}
    </FactsRoot>
  );
}
