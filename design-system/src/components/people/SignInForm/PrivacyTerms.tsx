import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../primitives/index.ts';

export interface PrivacyTermsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What is kept of who signs in, to be read before the tick. */
export function PrivacyTerms({ isOpen, onClose }: PrivacyTermsProps) {
  const { t } = useTranslation('login');
  return (
    <Dialog isOpen={isOpen} title={t('privacyTitle')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('privacyText.data')}</p>
      <p>{t('privacyText.share')}</p>
      <p>{t('privacyText.device')}</p>
    </Dialog>
  );
}
