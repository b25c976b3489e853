import { useTranslation } from 'react-i18next';
import {
  Button,
  CalendarClockIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  InfinityIcon,
  RefreshCwIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { LearningMoney } from '../money.ts';
import { RenewalActions, RenewalRoot, RenewalWords } from './RenewalState.styles.ts';

/** How the learning service stands. Times are UTC ms. */
export type Renewal =
  | { kind: 'active'; until: number }
  /** Seven days or less are left (D65). */
  | { kind: 'ending'; until: number; daysLeft: number }
  | { kind: 'expired'; since: number }
  | { kind: 'renewing' }
  /** It has just been renewed. */
  | { kind: 'renewed'; until: number }
  /** Bought for life. */
  | { kind: 'lifetime'; since: number }
  /** The renewal did not succeed; `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string; until: number };

export interface RenewalStateProps {
  state: Renewal;
  /** What is renewed. */
  service: string;
  /** What a year more costs. */
  price: LearningMoney;
  /** What it costs for life; left out when it is not sold so. */
  lifetimePrice?: LearningMoney;
  /** It renews itself then, UTC ms. */
  chargesAt?: number;
  /** Lead to the order, where the agreement is ticked (V35). */
  onRenew: () => void;
  onLifetime: () => void;
  /** Ends the renewal by itself; what is paid for stays. */
  onCancelCharge: () => void;
}

const icons = {
  active: CircleCheckIcon,
  ending: CalendarClockIcon,
  expired: CircleAlertIcon,
  renewing: RefreshCwIcon,
  renewed: CircleCheckIcon,
  lifetime: InfinityIcon,
  failed: CircleAlertIcon,
} as const;

/** How long the learning service lasts, and the ways to make it last longer (S41). */
export function RenewalState({
  state,
  service,
  price,
  lifetimePrice,
  chargesAt,
  onRenew,
  onLifetime,
  onCancelCharge,
}: RenewalStateProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const Icon = icons[state.kind];
  const isPressing = state.kind === 'ending' || state.kind === 'expired' || state.kind === 'failed';
  const isSettled = state.kind === 'lifetime' || state.kind === 'renewed';
  return (
    <RenewalRoot
      aria-label={service}
      data-kind={state.kind}
      aria-busy={state.kind === 'renewing' || undefined}
    >
      <Icon aria-hidden="true" />
      <RenewalWords>
        <small>{service}</small>
        <output>
          <Words state={state} />
        </output>
        {chargesAt !== undefined && !isSettled && (
          <p>
            {t('renewal.charges', {
              date: formats.date(chargesAt),
              price: formats.money(price.amount, price.currency),
            })}{' '}
            <Button size="small" fill="quiet" onClick={onCancelCharge}>
              {t('renewal.cancelCharge')}
            </Button>
          </p>
        )}
      </RenewalWords>
      {!isSettled && (
        <RenewalActions>
          {lifetimePrice && state.kind !== 'renewing' && (
            <Button tone="gold" onClick={onLifetime} icon={<InfinityIcon aria-hidden="true" />}>
              {t('renewal.forLife', { price: formats.money(lifetimePrice.amount, lifetimePrice.currency) })}
            </Button>
          )}
          <Button
            tone="primary"
            fill={isPressing ? 'filled' : 'outlined'}
            busyLabel={state.kind === 'renewing' ? t('renewal.renewing') : undefined}
            onClick={onRenew}
          >
            {t('renewal.year', { price: formats.money(price.amount, price.currency) })}
          </Button>
        </RenewalActions>
      )}
    </RenewalRoot>
  );
}

function Words({ state }: { state: Renewal }) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  switch (state.kind) {
    case 'active':
      return t('renewal.active', { date: formats.date(state.until) });
    case 'ending':
      return t('renewal.ending', { count: state.daysLeft, date: formats.date(state.until) });
    case 'expired':
      return t('renewal.expired', { date: formats.date(state.since) });
    case 'renewing':
      return t('renewal.underWay');
    case 'renewed':
      return t('renewal.renewed', { date: formats.date(state.until) });
    case 'lifetime':
      return t('renewal.lifetime', { date: formats.date(state.since) });
    case 'failed':
      return `${state.reason} ${t('renewal.active', { date: formats.date(state.until) })}`;
  }
}
