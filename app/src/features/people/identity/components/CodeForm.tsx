import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../shared/forms/index.ts';
import { changeLogin } from '../login.actions.ts';
import { loginState } from '../login.state.ts';
import { ContactCode, isContactComplete } from './ContactCode.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** Mobile number or e-mail, and the code that was sent to it; the first time it opens an account (D83). */
export function CodeForm() {
  const { t } = useTranslation('login');
  const { values, errors } = useDraft(loginState).form;
  return (
    <SignInFrame method="code" missing={isContactComplete(values) ? '' : t('incompleteCode')}>
      <ContactCode scene="login" contact={values} errors={errors} onChange={changeLogin} />
    </SignInFrame>
  );
}
