import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayAgreementName } from '../../../components/wallet/index.ts';
import { VisuallyHidden } from '../../../primitives/index.ts';

export interface AgreementScreenProps {
  name: PayAgreementName;
  /** AgreementText. */
  text: ReactNode;
}

/** The five pages of agreements: the text is the page, and names itself (S39). */
export function AgreementScreen({ name, text }: AgreementScreenProps) {
  const { t } = useTranslation('recharge');
  return (
    <>
      <VisuallyHidden as="h1">{t(`agreement.${name}`)}</VisuallyHidden>
      {text}
    </>
  );
}
