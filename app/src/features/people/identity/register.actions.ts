import { calls } from '@goldbean/contract/people';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { session } from '../../../shared/session/index.ts';
import { registerWith } from './identity.actions.ts';
import { emptyRegister, registerState as state, type RegisterDraft } from './register.state.ts';

const accountOf = ({ account, area, code, nickname, password, isAgreed }: RegisterDraft) => ({
  account: account.trim(),
  area,
  code,
  nickname: nickname.trim(),
  password,
  agree: isAgreed,
  lang: session.lang,
});
const form = createDraftForm({
  state: () => state.form,
  inputOf: accountOf,
  check: (draft) => fieldErrors(calls.identity.register.input, accountOf(draft)),
  fieldsOf: (name) => (name === 'isAgreed' ? ['agree'] : [name]),
  onFailed: (error) => {
    state.refusal = ref(asApiError(error));
  },
});

function open(): void {
  form.open(emptyRegister());
  state.refusal = null;
}

/** An empty form. @returns forgets what was filled in */
export function beginRegister(): () => void {
  open();
  return open;
}

/** Something was filled in. */
export const changeRegister: (change: Partial<RegisterDraft>) => void = form.change;

/** G120: opens the account and signs in, unless something is missing or refused; then the form says what (V34). */
export async function register(): Promise<void> {
  if (state.form.isSending) return;
  state.refusal = null;
  await form.submit(registerWith);
}
