import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface BansScreenProps {
  /** The way back to the desk. */
  actions?: ReactNode;
  /** A BanList. */
  children: ReactNode;
}

/** /staff/bans: the channels that may not broadcast, for inspectors and administrators (P04, T02). */
export function BansScreen({ actions, children }: BansScreenProps) {
  const { t } = useTranslation('ban-list');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} actions={actions} />
      {children}
    </PageStack>
  );
}
