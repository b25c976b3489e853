import { Banner } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useOnline } from './use-online.ts';

/** D58: there is no network. All that can be wrong with a visitor's connection. */
export function OfflineBanner() {
  const { t } = useTranslation('connection');
  return useOnline() ? null : <Banner tone="warning">{t('offline')}</Banner>;
}
