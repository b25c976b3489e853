import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** D83: with a password, or with a code that is sent. */
export type LoginMethod = 'password' | 'code';

/** What is filled in to sign in; the method says which of it counts. */
export interface LoginDraft {
  method: LoginMethod;
  account: string;
  password: string;
  /** Country calling code of a mobile number. */
  area: number;
  code: string;
  /** The privacy terms were ticked. */
  isAgreed: boolean;
}

export const emptyLogin = (method: LoginMethod): LoginDraft => ({
  method,
  account: '',
  password: '',
  area: 86,
  code: '',
  isAgreed: false,
});

export interface LoginState {
  form: DraftFormState<LoginDraft>;
  /** Why the server said no, where that belongs to no field; null when it did not. */
  refusal: unknown;
}

/** The login page's form; read with `useSnapshot`. */
export const loginState = memberState<LoginState>(() => ({
  form: emptyForm(emptyLogin('password')),
  refusal: null,
}));
