import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface WatchersScreenProps {
  /** The way back to the console. */
  actions?: ReactNode;
  /** A WatcherList. */
  children: ReactNode;
}

/** /jwLive/viewList (S36): who watched a live session. */
export function WatchersScreen({ actions, children }: WatchersScreenProps) {
  const { t } = useTranslation('watchers');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} actions={actions} />
      {children}
    </PageStack>
  );
}
