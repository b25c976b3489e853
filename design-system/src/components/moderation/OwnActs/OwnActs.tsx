import { useTranslation } from 'react-i18next';
import {
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  ScaleIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { ActionRecord } from '../ActionRecord/ActionRecord.tsx';
import type { ModerationAction } from '../moderation.ts';
import { ActsRows } from './OwnActs.styles.ts';

export type OwnActsView =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; actions: readonly ModerationAction[]; hasMore: boolean; isLoadingMore?: boolean };

export interface OwnActsProps {
  isOpen: boolean;
  state: OwnActsView;
  onMore: () => void;
  onRetry: () => void;
  onClose: () => void;
  /** UTC ms; tells what is still in force. */
  now: number;
}

/** What was done against the member and their channels: why, by which rule, until when (N06). */
export function OwnActs({ isOpen, state, onMore, onRetry, onClose, now }: OwnActsProps) {
  const { t } = useTranslation('moderation');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('own.title')} closeLabel={t('own.close')} size="large">
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('own.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="200px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('own.failed')} retry={{ label: t('own.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.actions.length === 0 && (
        <EmptyState icon={<ScaleIcon aria-hidden="true" />} title={t('own.empty')}>
          {t('own.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.actions.length > 0 && (
        <ActsRows>
          {state.actions.map((action) => (
            <li key={action.id}>
              <ActionRecord action={action} now={now} />
            </li>
          ))}
          {state.hasMore && (
            <li>
              <Button busyLabel={state.isLoadingMore ? t('own.loading') : undefined} onClick={onMore}>
                {t('own.more')}
              </Button>
            </li>
          )}
        </ActsRows>
      )}
    </Drawer>
  );
}
