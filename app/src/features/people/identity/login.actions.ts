import { calls } from '@goldbean/contract/people';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { signInWith } from './identity.actions.ts';
import { emptyLogin, loginState as state, type LoginDraft, type LoginMethod } from './login.state.ts';

const credentialsOf = ({ method, account, password, area, code, isAgreed }: LoginDraft) => ({
  agree: isAgreed,
  ...(method === 'password' ? { account, password } : { account: account.trim(), code, area }),
});
const form = createDraftForm({
  state: () => state.form,
  inputOf: credentialsOf,
  check: (draft) => fieldErrors(calls.identity.login.input, credentialsOf(draft)),
  fieldsOf: (name) => (name === 'isAgreed' ? ['agree'] : [name, '']),
  onFailed: (error) => {
    state.refusal = ref(asApiError(error));
  },
});

function open(method: LoginMethod): void {
  form.open(emptyLogin(method));
  state.refusal = null;
}

/** D83: an empty form. @returns forgets what was filled in */
export function beginLogin(method: LoginMethod): () => void {
  open(method);
  return () => open(method);
}

/** Something was filled in. */
export const changeLogin: (change: Partial<LoginDraft>) => void = form.change;

/** D83: signs in, unless something is missing or refused; then the form says what (V34). */
export async function login(): Promise<void> {
  if (state.form.isSending) return;
  state.refusal = null;
  await form.submit(signInWith);
}
