import { ButtonLink } from '@goldbean/design-system/primitives';
import { MessageScreen } from '@goldbean/design-system/screens/shell';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths/index.ts';

/** Any address without a page. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink href={paths.home.href()}>{t('notFound.home')}</ButtonLink>
    </MessageScreen>
  );
}
