import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface ReportsScreenProps {
  /** ReportDesk. */
  desk: ReactNode;
}

/** /staff/reports: what members reported, for inspectors and administrators (P04). */
export function ReportsScreen({ desk }: ReportsScreenProps) {
  const { t } = useTranslation('reports');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} />
      {desk}
    </PageStack>
  );
}
