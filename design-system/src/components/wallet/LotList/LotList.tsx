import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, Skeleton, Tag, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import { Lots, SpendOrder } from './LotList.styles.ts';

/** Beans that came together and expire together (D42). */
export interface LotView {
  id: string;
  /** Beans left of it. */
  left: number;
  /** UTC ms; null for beans that do not expire. */
  expiresAt: number | null;
  /** The next purchase takes from it first. */
  isNext?: boolean;
}

export type LotListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Soonest to expire first: the order in which they are spent (D43). */
  | { kind: 'ready'; lots: readonly LotView[] };

export interface LotListProps {
  state: LotListState;
  onRetry: () => void;
  /** The clock, UTC ms, for what expires soon. */
  now: () => number;
}

const soonMs = 30 * 86_400_000;

/** Which beans expire when. */
export function LotList({ state, onRetry, now }: LotListProps) {
  const { t } = useTranslation('wallet');
  const formats = useFormats();

  if (state.kind === 'error') {
    return (
      <ErrorState title={t('lots.failed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  if (state.kind === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="output">{t('lots.loading')}</VisuallyHidden>
        <Skeleton shape="block" height="40px" />
      </div>
    );
  }
  if (state.lots.length === 0) return <EmptyState title={t('lots.empty')} />;

  return (
    <div>
      <Lots aria-label={t('lots.label')}>
        {state.lots.map(({ id, left, expiresAt, isNext }) => (
          <li key={id}>
            <span>
              {expiresAt === null ? t('lots.forever') : t('lots.until', { date: formats.date(expiresAt) })}
            </span>
            {isNext && <Tag tone="info">{t('lots.next')}</Tag>}
            {expiresAt !== null && expiresAt - now() < soonMs && <Tag tone="warning">{t('lots.soon')}</Tag>}
            <Amount value={left} currency="BEAN" />
          </li>
        ))}
      </Lots>
      <SpendOrder>{t('lots.order')}</SpendOrder>
    </div>
  );
}
