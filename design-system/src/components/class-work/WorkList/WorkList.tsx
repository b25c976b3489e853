import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ClipboardListIcon,
  EmptyState,
  ErrorState,
  Menu,
  MenuItem,
  PlusIcon,
  Skeleton,
} from '../../../primitives/index.ts';
import type { ClassTaskKind } from '../task-draft.ts';
import { WorkCards, WorkTools } from './WorkList.styles.ts';

export type WorkListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string; onRetry: () => void }
  /** `more` where there are older tasks. */
  | { kind: 'ready'; more?: { isLoading: boolean; onLoad: () => void } };

export interface WorkListProps {
  state: WorkListState;
  /** For staff: begins a new task. */
  onAdd?: (kind: ClassTaskKind) => void;
  /** FormCard, AssignmentCard or SignInTaskCard of each task, the newest first. */
  children: readonly ReactNode[];
}

/** The work of a class beside its talk (E10, E11). */
export function WorkList({ state, onAdd, children }: WorkListProps) {
  const { t } = useTranslation(['class-work', 'primitives']);
  return (
    <WorkCards>
      {onAdd && (
        <WorkTools>
          <Menu
            align="end"
            trigger={<Button icon={<PlusIcon aria-hidden="true" />}>{t('add.label')}</Button>}
          >
            <MenuItem onSelect={() => onAdd('form')}>{t('add.form')}</MenuItem>
            <MenuItem onSelect={() => onAdd('assignment')}>{t('add.assignment')}</MenuItem>
            <MenuItem onSelect={() => onAdd('sign_in')}>{t('add.signIn')}</MenuItem>
          </Menu>
        </WorkTools>
      )}
      {state.kind === 'loading' && <Skeleton />}
      {state.kind === 'failed' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: state.onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && children.length === 0 && (
        <EmptyState icon={<ClipboardListIcon aria-hidden="true" />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && children}
      {state.kind === 'ready' && state.more && (
        <Button
          busyLabel={state.more.isLoading ? t('primitives:loading') : undefined}
          onClick={state.more.onLoad}
        >
          {t('more')}
        </Button>
      )}
    </WorkCards>
  );
}
