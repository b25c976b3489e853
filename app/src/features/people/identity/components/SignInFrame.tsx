import { SignInForm } from '@goldbean/design-system/people';
import { useState, type ReactNode } from 'react';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { signInWith } from '../identity.actions.ts';
import type { Credentials } from '../identity.service.ts';

export interface SignInFrameProps {
  /** Why the form cannot be sent yet; empty when all is filled in (V34). */
  readonly missing: string;
  /** What was filled in; the form is sent only when the privacy terms are ticked. */
  readonly credentials: Omit<Credentials, 'agree'>;
  /** The fields. */
  readonly children: ReactNode;
}

/** Signs in with what was filled in, and says what went wrong (V34). */
export function SignInFrame({ missing, credentials, children }: SignInFrameProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const submit = async () => {
    setError('');
    setBusy(true);
    try {
      await signInWith({ ...credentials, agree: true });
    } catch (caught) {
      setError(errorWords(caught));
    } finally {
      setBusy(false);
    }
  };

  return (
    <SignInForm missing={missing} error={error} isBusy={isBusy} onSubmit={() => void submit()}>
      {children}
    </SignInForm>
  );
}
