import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageSection } from '../../../components/page/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface LargeClassScreenProps {
  /** Says that one signs in to enter. */
  isVisitor: boolean;
  classes: ReactNode;
  onAir: ReactNode;
  /** Asks a visitor to sign in (P01). */
  dialog: ReactNode;
}

/** /hljw/largeGroupClass: what there is to join, open to everybody (S16). */
export function LargeClassScreen({ isVisitor, classes, onAir, dialog }: LargeClassScreenProps) {
  const { t } = useTranslation('large-class');
  return (
    <PageStack>
      <PageHeading title={t('title')} {...(isVisitor && { lead: t('lead') })} />
      <PageSection title={t('classes')}>{classes}</PageSection>
      <PageSection title={t('onAir')}>{onAir}</PageSection>
      {dialog}
    </PageStack>
  );
}
