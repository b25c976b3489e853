import { SignInForm } from '@goldbean/design-system/people';
import { useEffect, type ReactNode } from 'react';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { beginLogin, changeLogin, login } from '../login.actions.ts';
import { loginState, type LoginMethod } from '../login.state.ts';

export interface SignInFrameProps {
  readonly method: LoginMethod;
  /** Why the form cannot be sent yet; empty when all is filled in (V34). */
  readonly missing: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** Signs in with what was filled in, and says what went wrong (V34). */
export function SignInFrame({ method, missing, children }: SignInFrameProps) {
  const { form, refusal } = useDraft(loginState);
  useEffect(() => beginLogin(method), [method]);
  // What the contract says of the form as a whole.
  const refused = form.errors[''];
  const { agree } = form.errors;
  const words = () => {
    if (refusal !== null) return errorWords(refusal);
    return refused === undefined ? '' : refusalWords(refused);
  };
  return (
    <SignInForm
      missing={missing}
      error={words()}
      isBusy={form.isSending}
      isAgreed={form.values.isAgreed}
      agreeError={agree && refusalWords(agree)}
      onAgree={(isAgreed) => changeLogin({ isAgreed })}
      onSubmit={() => void login()}
    >
      {children}
    </SignInForm>
  );
}
