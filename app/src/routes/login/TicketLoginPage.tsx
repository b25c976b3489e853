import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { identityState } from '../../features/people/identity/index.ts';
import { paths, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { WaitingPage } from '../home/WaitingPage.tsx';

/** /tjLogin (S01): waits for the ticket of the address; then the page that was wanted, or the login page says why not. */
export function TicketLoginPage() {
  const [query] = useSearchParams();
  const { checking } = useSnapshot(identityState);
  const { token } = useSnapshot(session);
  const to = query.get('to');
  if (checking) return <WaitingPage />;
  if (token !== '') return <Navigate to={returnPath(to)} replace />;
  return <Navigate to={paths.login.href(to === null ? {} : { to })} replace />;
}
