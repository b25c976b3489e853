import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface ReviewScreenProps {
  /** The way back to the desk. */
  actions?: ReactNode;
  /** ReviewDesk. */
  desk: ReactNode;
}

/** /staff/review: what waits for review, for inspectors, administrators and owners of channels (D68). */
export function ReviewScreen({ actions, desk }: ReviewScreenProps) {
  const { t } = useTranslation('review');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} actions={actions} />
      {desk}
    </PageStack>
  );
}
