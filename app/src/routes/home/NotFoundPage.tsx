import { ButtonLink } from '@goldbean/design-system/primitives';
import { MessageScreen } from '@goldbean/design-system/screens/shell';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths/index.ts';

/** The page is in every visitor's first script; its drawing is not. */
const Drawing = lazy(async () => ({ default: (await import('./NotFoundDrawing.tsx')).LostDrawing }));

/** Any address without a page. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <MessageScreen
      art={
        <Suspense fallback={null}>
          <Drawing />
        </Suspense>
      }
      title={t('notFound.title')}
      text={t('notFound.text')}
    >
      <ButtonLink tone="primary" fill="filled" href={paths.home.href()}>
        {t('notFound.home')}
      </ButtonLink>
      <ButtonLink href={paths.chat.href()}>{t('title.chat')}</ButtonLink>
    </MessageScreen>
  );
}
