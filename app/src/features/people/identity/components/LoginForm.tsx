import { type LoginMethod, LoginPanel } from '@goldbean/design-system/people';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../../shared/session/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** D83: sign in with a password or a code; says why a session ended, once (S01). */
export function LoginForm() {
  const { ended } = useSnapshot(session);
  const [method, setMethod] = useState<LoginMethod>('password');
  return (
    <LoginPanel ended={ended} method={method} onMethod={setMethod}>
      {method === 'password' ? <PasswordForm /> : <CodeForm />}
    </LoginPanel>
  );
}
