import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** What is filled in to open an account with a password (G120). */
export interface RegisterDraft {
  /** Mobile number or e-mail address. */
  account: string;
  /** Country calling code of a mobile number. */
  area: number;
  code: string;
  nickname: string;
  password: string;
  /** The privacy terms were ticked. */
  isAgreed: boolean;
}

export const emptyRegister = (): RegisterDraft => ({
  account: '',
  area: 86,
  code: '',
  nickname: '',
  password: '',
  isAgreed: false,
});

export interface RegisterState {
  form: DraftFormState<RegisterDraft>;
  /** Why the server said no, where that belongs to no field; null when it did not. */
  refusal: unknown;
}

/** The form of a new account; read with `useSnapshot`. */
export const registerState = memberState<RegisterState>(() => ({
  form: emptyForm(emptyRegister()),
  refusal: null,
}));
