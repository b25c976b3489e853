import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  ShieldAlertIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import {
  type ModerationRestriction,
  type ViewerModerationAction,
  ModerationRow,
} from '../ModerationRow/ModerationRow.tsx';
import { OrderRoot, OrderRows } from './OrderList.styles.ts';

/** A viewer and what holds them back; one who is held back twice has a row for each. */
export interface RestrictedViewerView {
  member: { uid: string; nickname: string; img: string };
  bar: ModerationRestriction;
}

export type OrderListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; viewers: readonly RestrictedViewerView[] };

export interface OrderListProps {
  state: OrderListState;
  /** What the reader may do. */
  actions: readonly ViewerModerationAction[];
  /** Uid of whom something is being done to; null for nobody. */
  saving: string | null;
  onAction: (action: ViewerModerationAction, member: RestrictedViewerView['member']) => void;
  onRetry: () => void;
  /** UTC ms, for the time that is left. */
  now: number;
}

/** Whom the staff of a live room hold back: warned, muted, frozen, removed, each with why and until when (P05). */
export function OrderList({ state, actions, saving, onAction, onRetry, now }: OrderListProps) {
  const { t } = useTranslation('live-tools');
  return (
    <OrderRoot aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('order.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="160px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('order.failed')} retry={{ label: t('order.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.viewers.length === 0 && (
        <EmptyState icon={<ShieldAlertIcon aria-hidden="true" />} title={t('order.empty')}>
          {t('order.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.viewers.length > 0 && (
        <OrderRows>
          {state.viewers.map(({ member, bar }) => (
            <li key={`${bar.kind} ${member.uid}`}>
              <ModerationRow
                member={member}
                bar={bar}
                actions={actions}
                isSaving={saving === member.uid}
                onAction={(action) => onAction(action, member)}
                now={now}
              />
            </li>
          ))}
        </OrderRows>
      )}
    </OrderRoot>
  );
}
