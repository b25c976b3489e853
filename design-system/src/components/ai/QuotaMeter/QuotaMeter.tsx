import { useTranslation } from 'react-i18next';
import { Button, ProgressBar, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { QuotaFoot, QuotaHead, QuotaRoot } from './QuotaMeter.styles.ts';

export type QuotaState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      /** Free turns left today. */
      free: number;
      /** Free turns of a day (D52). */
      freeOf: number;
      /** Bought turns left; they do not expire. */
      paid: number;
      /** When the free ones are whole again, UTC ms. */
      resetsAt: number;
      /** A turn is held for an answer under way: spent at its first word, otherwise given back. */
      isHeld?: boolean;
    };

export interface QuotaMeterProps {
  state: QuotaState;
  /** Opens the packs of more turns. */
  onBuy: () => void;
  onRetry: () => void;
}

/** How many questions can still be asked, today and from what was bought (D52). */
export function QuotaMeter({ state, onBuy, onRetry }: QuotaMeterProps) {
  const { t } = useTranslation('ai');
  return (
    <QuotaRoot aria-label={t('quota.label')} aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('quota.loading')}</VisuallyHidden>
          <Skeleton width="60%" />
          <Skeleton shape="block" height="8px" />
          <Skeleton width="80%" />
        </>
      )}
      {state.kind === 'error' && (
        <QuotaFoot>
          <p role="alert">
            <strong>{t('quota.failed')}</strong>
            <span>{state.reason}</span>
          </p>
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </QuotaFoot>
      )}
      {state.kind === 'ready' && <ReadyQuota {...state} onBuy={onBuy} />}
    </QuotaRoot>
  );
}

interface ReadyQuotaProps extends Omit<Extract<QuotaState, { kind: 'ready' }>, 'kind'> {
  onBuy: () => void;
}

function ReadyQuota({ free, freeOf, paid, resetsAt, isHeld = false, onBuy }: ReadyQuotaProps) {
  const { t } = useTranslation('ai');
  const formats = useFormats();
  const isSpent = free + paid === 0;
  const words = t('quota.free', { count: free, n: formats.number(free), of: formats.number(freeOf) });
  return (
    <>
      <QuotaHead data-spent={isSpent || undefined}>
        <strong>{isSpent ? t('quota.none') : words}</strong>
      </QuotaHead>
      <ProgressBar label={t('quota.label')} value={free} max={freeOf} valueText={words} />
      <QuotaFoot>
        <p>
          {paid > 0 && <span>{t('quota.paid', { count: paid, n: formats.number(paid) })}</span>}
          {free < freeOf && <span>{t('quota.resets', { time: formats.moment(resetsAt) })}</span>}
          {isHeld && <span>{t('quota.held')}</span>}
        </p>
        <Button size="small" tone="gold" fill={isSpent ? 'filled' : 'outlined'} onClick={onBuy}>
          {t('quota.buy')}
        </Button>
      </QuotaFoot>
    </>
  );
}
