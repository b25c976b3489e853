import { ButtonLink } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths/index.ts';
import { Message } from './Message.tsx';

/** Any address without a page. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Message title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink href={paths.home.href()}>{t('notFound.home')}</ButtonLink>
    </Message>
  );
}
