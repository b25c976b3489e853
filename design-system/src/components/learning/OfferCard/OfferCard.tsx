import { useTranslation } from 'react-i18next';
import {
  Button,
  ButtonLink,
  CheckIcon,
  InfinityIcon,
  SmartphoneIcon,
  Tag,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { LearningMoney } from '../money.ts';
import { OfferFeatures, OfferHead, OfferPrice, OfferRoot } from './OfferCard.styles.ts';

export interface LearningOffer {
  name: string;
  /** What it gives, a few words each. */
  features: readonly string[];
  price: LearningMoney;
  /** What it costs without the offer. */
  usual?: LearningMoney;
  /** For so many months, or for life. */
  lasts: { kind: 'months'; months: number } | { kind: 'lifetime' };
}

export type OfferState =
  /** `endsAt`, UTC ms; `left`: how many are left, told when there are few. */
  | { kind: 'open'; endsAt?: number; left?: number }
  /** UTC ms. */
  | { kind: 'not_yet'; startsAt: number }
  /** All are taken (M23). */
  | { kind: 'full' }
  /** The time is over (M23). */
  | { kind: 'ended' }
  /** It is mine; `href` leads to the lessons. */
  | { kind: 'owned'; href: string };

export interface OfferCardProps {
  offer: LearningOffer;
  state: OfferState;
  /** Bought here, or only in the app (S40). */
  channel: 'pc' | 'app';
  /** The one the academy would choose for the member. */
  isSuggested?: boolean;
  /** Leads to the order, or shows the code that opens the app. */
  onTake: () => void;
}

/** A way to buy lessons, with what it gives and what it costs (S40). */
export function OfferCard({ offer, state, channel, isSuggested = false, onTake }: OfferCardProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const { name, features, price, usual, lasts } = offer;
  const refusal = {
    open: undefined,
    owned: undefined,
    not_yet:
      state.kind === 'not_yet' ? t('offer.notYet', { time: formats.moment(state.startsAt) }) : undefined,
    full: t('offer.full'),
    ended: t('offer.ended'),
  }[state.kind];
  const isGone = state.kind === 'full' || state.kind === 'ended';
  return (
    <OfferRoot data-suggested={isSuggested || undefined} data-gone={isGone || undefined}>
      <OfferHead>
        <h3>{name}</h3>
        {isSuggested && <Tag tone="brand">{t('offer.suggested')}</Tag>}
        {state.kind === 'owned' && <Tag tone="success">{t('offer.owned')}</Tag>}
      </OfferHead>
      <OfferPrice>
        <strong>{formats.money(price.amount, price.currency)}</strong>
        {usual && <s>{formats.money(usual.amount, usual.currency)}</s>}
        <span>
          {lasts.kind === 'lifetime' ? (
            <Tag tone="gold" icon={<InfinityIcon aria-hidden="true" />}>
              {t('offer.lifetime')}
            </Tag>
          ) : (
            t('offer.months', { count: lasts.months, n: formats.number(lasts.months) })
          )}
        </span>
      </OfferPrice>
      <OfferFeatures>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </OfferFeatures>
      <footer>
        {state.kind === 'owned' ? (
          <ButtonLink href={state.href}>{t('offer.toLessons')}</ButtonLink>
        ) : (
          <Button
            tone="primary"
            fill={isSuggested ? 'filled' : 'outlined'}
            isWide
            icon={channel === 'app' && <SmartphoneIcon aria-hidden="true" />}
            disabledReason={refusal}
            onClick={onTake}
          >
            {t(channel === 'app' ? 'offer.takeInApp' : 'offer.take')}
          </Button>
        )}
        <p>
          {refusal}
          {state.kind === 'open' && state.left !== undefined && (
            <strong>{t('offer.left', { count: state.left, n: formats.number(state.left) })}</strong>
          )}
          {state.kind === 'open' && state.endsAt !== undefined && (
            <span>{t('offer.until', { time: formats.moment(state.endsAt) })}</span>
          )}
        </p>
      </footer>
    </OfferRoot>
  );
}
