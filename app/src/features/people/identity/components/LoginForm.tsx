import { type LoginPanelMethod, LoginPanel } from '@goldbean/design-system/people';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../../shared/session/index.ts';
import { PasswordForm } from './PasswordForm.tsx';

const loadOthers = () => import('./other-forms.ts');
const forms = {
  password: PasswordForm,
  code: lazy(async () => ({ default: (await loadOthers()).CodeForm })),
  register: lazy(async () => ({ default: (await loadOthers()).RegisterForm })),
} as const;

/** D83: sign in with a password or a code, or open an account; says why a session ended, once (S01). */
export function LoginForm() {
  const { ended } = useSnapshot(session);
  const [method, setMethod] = useState<LoginPanelMethod>('password');
  const Form = forms[method];
  useEffect(() => void loadOthers(), []);
  return (
    <LoginPanel ended={ended} method={method} onMethod={setMethod}>
      <Suspense fallback={null}>
        <Form />
      </Suspense>
    </LoginPanel>
  );
}
