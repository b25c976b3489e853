import { LoginScreen } from '@goldbean/design-system/screens/login';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { LoginForm } from '../../features/people/identity/index.ts';
import { returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { visitorLinks } from './visitor-links.ts';

/** They come when the form is there: who types at once waits for neither. */
const DoorPoster = lazy(async () => ({ default: (await import('./DoorPoster.tsx')).DoorPoster }));
const DoorAccounts = lazy(async () => ({ default: (await import('./DoorAccounts.tsx')).DoorAccounts }));

/** /login (S01): signs in, and goes on to the page that was wanted. */
export function LoginPage() {
  const { t } = useTranslation('login');
  const [query] = useSearchParams();
  const { token } = useSnapshot(session);
  if (token !== '') return <Navigate to={returnPath(query.get('to'))} replace />;
  return (
    <LoginScreen
      form={<LoginForm />}
      accounts={
        <Suspense fallback={null}>
          <DoorAccounts />
        </Suspense>
      }
      poster={
        <Suspense fallback={null}>
          <DoorPoster />
        </Suspense>
      }
      visitorLinks={visitorLinks.map(({ path, words }) => ({ href: path, label: t(words) }))}
    />
  );
}
