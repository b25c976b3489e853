import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { identityState } from '../../features/people/identity/index.ts';
import { paths, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { WaitingPage } from './WaitingPage.tsx';

/** /home (S01): waits until it is known who is there, then goes on to the homepage or the login page. */
export function LoadingPage() {
  const [query] = useSearchParams();
  const { token } = useSnapshot(session);
  const { checking } = useSnapshot(identityState);
  if (checking) return <WaitingPage />;
  const to = returnPath(query.get('to'));
  return <Navigate to={token === '' ? paths.login.href({ to }) : to} replace />;
}
