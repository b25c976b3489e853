import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, Spinner } from '../../../primitives/index.ts';
import { GroupsRoot } from './FanGroups.styles.ts';

export interface FanGroupsProps {
  state: 'loading' | 'failed' | 'ready';
  /** FanGroupCards; a club without groups shows nothing. */
  children?: ReactNode;
  onRetry: () => void;
}

/** The chat groups of a fan club (E15). */
export function FanGroups({ state, children, onRetry }: FanGroupsProps) {
  const { t } = useTranslation('fans');
  if (state === 'ready' && Children.count(children) === 0) return null;
  return (
    <GroupsRoot>
      <h3>{t('group.title')}</h3>
      {state === 'loading' && <Spinner label={t('group.loading')} />}
      {state === 'failed' && <ErrorState title={t('group.failed')} retry={{ label: t('retry'), onRetry }} />}
      {state === 'ready' && children}
    </GroupsRoot>
  );
}
