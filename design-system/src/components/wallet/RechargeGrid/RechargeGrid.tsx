import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  Skeleton,
  Tag,
  VisuallyHidden,
  WalletIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import type { CurrencyCode } from '../Amount/CurrencyIcon.tsx';
import type { Money } from '../pay.ts';
import { GridSet, PackCard, Packs } from './RechargeGrid.styles.ts';

/** So much of a currency for a price. */
export interface RechargePack {
  id: string;
  currency: CurrencyCode;
  /** Whole units of the currency. */
  amount: number;
  /** Given on top; 0 for none. */
  bonus: number;
  price: Money;
}

export type RechargeGridState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      packs: readonly RechargePack[];
      /** Beans on top of the first recharge ever; 0 when it is over. */
      firstBonus?: number;
    };

export interface RechargeGridProps {
  state: RechargeGridState;
  /** Id of the chosen pack; null while none is. */
  selected: string | null;
  onSelect: (pack: RechargePack) => void;
  onRetry: () => void;
}

const waitingCards = ['1', '2', '3', '4', '5', '6'];

/** The packs on sale, one to be chosen. */
export function RechargeGrid({ state, selected, onSelect, onRetry }: RechargeGridProps) {
  const { t } = useTranslation(['recharge', 'actions']);
  const formats = useFormats();
  const id = useId();

  if (state.kind === 'error') {
    return (
      <ErrorState title={t('grid.failed')} retry={{ label: t('actions:retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  if (state.kind === 'loading') {
    return (
      <Packs aria-busy="true">
        <VisuallyHidden as="output">{t('grid.loading')}</VisuallyHidden>
        {waitingCards.map((card) => (
          <Skeleton key={card} shape="block" height="108px" />
        ))}
      </Packs>
    );
  }
  const { packs, firstBonus = 0 } = state;
  if (packs.length === 0) {
    return (
      <EmptyState icon={<WalletIcon aria-hidden="true" />} title={t('grid.empty')}>
        {t('grid.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <GridSet>
      <legend>{t('grid.label')}</legend>
      {firstBonus > 0 && (
        <Tag tone="gold">{t('grid.first', { count: firstBonus, n: formats.number(firstBonus) })}</Tag>
      )}
      <Packs>
        {packs.map((pack) => (
          <PackCard key={pack.id}>
            <input
              type="radio"
              name={id}
              checked={pack.id === selected}
              onChange={() => {
                onSelect(pack);
              }}
            />
            <Amount value={pack.amount} currency={pack.currency} size="medium" />
            {pack.bonus > 0 && <Tag tone="gold">{t('grid.bonus', { n: formats.number(pack.bonus) })}</Tag>}
            <span data-price>{formats.money(pack.price.amount, pack.price.currency)}</span>
          </PackCard>
        ))}
      </Packs>
    </GridSet>
  );
}
