import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface FeedbackScreenProps {
  /** FeedbackDesk. */
  desk: ReactNode;
}

/** /staff/feedback: what members told, for those who head the product and administrators (S46). */
export function FeedbackScreen({ desk }: FeedbackScreenProps) {
  const { t } = useTranslation('feedback');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} />
      {desk}
    </PageStack>
  );
}
