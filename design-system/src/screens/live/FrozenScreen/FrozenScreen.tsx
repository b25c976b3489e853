import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface FrozenScreenProps {
  /** A FrozenList. */
  children: ReactNode;
}

/** /jwLive/customerList (S38): who is frozen in a channel, and who was. */
export function FrozenScreen({ children }: FrozenScreenProps) {
  const { t } = useTranslation('frozen-list');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} />
      {children}
    </PageStack>
  );
}
