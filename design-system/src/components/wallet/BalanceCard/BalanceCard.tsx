import { useTranslation } from 'react-i18next';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import { BalanceMain, BalanceNotes, BalanceRoot, OtherBalances } from './BalanceCard.styles.ts';

export type BalanceState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      beans: number;
      coins: number;
      dangwu: number;
      credits: number;
      /** Beans reserved for something in flight. */
      held: number;
      /** Beans that expire next, `at` in UTC ms. */
      nextExpiry: { amount: number; at: number } | null;
    };

export interface BalanceCardProps {
  state: BalanceState;
  onRetry: () => void;
  /** Without it no recharge is offered. */
  onRecharge?: () => void;
}

const others = [
  { currency: 'COIN', field: 'coins' },
  { currency: 'DANGWU', field: 'dangwu' },
  { currency: 'CREDIT', field: 'credits' },
] as const;

/** What I own in the four currencies, beans first, and what of it expires next. */
export function BalanceCard({ state, onRetry, onRecharge }: BalanceCardProps) {
  const { t } = useTranslation('wallet');
  const formats = useFormats();

  if (state.kind === 'error') {
    return (
      <BalanceRoot>
        <ErrorState title={t('balance.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      </BalanceRoot>
    );
  }
  if (state.kind === 'loading') {
    return (
      <BalanceRoot aria-busy="true">
        <VisuallyHidden as="output">{t('balance.loading')}</VisuallyHidden>
        <Skeleton width="88px" />
        <Skeleton shape="block" width="180px" height="40px" />
        <Skeleton width="60%" />
      </BalanceRoot>
    );
  }

  const { beans, held, nextExpiry } = state;
  return (
    <BalanceRoot>
      <BalanceMain>
        <div>
          <h3>{t('currency.BEAN')}</h3>
          <Amount value={beans} currency="BEAN" size="large" />
        </div>
        {onRecharge && (
          <Button tone="gold" fill="filled" size="large" onClick={onRecharge}>
            {t('balance.recharge')}
          </Button>
        )}
      </BalanceMain>
      {(held > 0 || nextExpiry) && (
        <BalanceNotes>
          {nextExpiry && (
            <p>
              {t('balance.expiry', {
                count: nextExpiry.amount,
                n: formats.number(nextExpiry.amount),
                date: formats.date(nextExpiry.at),
              })}
            </p>
          )}
          {held > 0 && <p>{t('balance.held', { count: held, n: formats.number(held) })}</p>}
        </BalanceNotes>
      )}
      <OtherBalances>
        {others.map(({ currency, field }) => (
          <div key={currency}>
            <dt>{t(`currency.${currency}`)}</dt>
            <dd>
              <Amount value={state[field]} currency={currency} tone="inherit" />
            </dd>
          </div>
        ))}
      </OtherBalances>
    </BalanceRoot>
  );
}
