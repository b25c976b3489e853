import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { signOut } from '../../features/people/identity/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { WaitingPage } from './WaitingPage.tsx';

/** /logout (S31): ends the session in state, tab, device and on the server, then shows the login page. */
export function LogoutPage() {
  const { token } = useSnapshot(session);
  useEffect(() => {
    void signOut();
  }, []);
  return token === '' ? <Navigate to={paths.login.href()} replace /> : <WaitingPage />;
}
