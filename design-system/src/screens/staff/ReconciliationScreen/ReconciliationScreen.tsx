import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface ReconciliationScreenProps {
  /** ReconciliationBoard. */
  board: ReactNode;
}

/** /staff/conservation: where all money is, for administrators (N04). */
export function ReconciliationScreen({ board }: ReconciliationScreenProps) {
  const { t } = useTranslation('reconciliation');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} />
      {board}
    </PageStack>
  );
}
