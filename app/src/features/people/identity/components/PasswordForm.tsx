import { Field, PasswordInput, TextInput } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { changeLogin } from '../login.actions.ts';
import { loginState } from '../login.state.ts';
import { SignInFrame } from './SignInFrame.tsx';

/** Account and password. */
export function PasswordForm() {
  const { t } = useTranslation('login');
  const { values, errors } = useDraft(loginState).form;
  const isComplete = values.account.trim() !== '' && values.password !== '';
  const errorOf = (field: 'account' | 'password') => errors[field] && refusalWords(errors[field]);
  return (
    <SignInFrame method="password" missing={isComplete ? '' : t('incomplete')}>
      <Field label={t('account')} hint={t('accountHint')} error={errorOf('account')} isRequired>
        <TextInput
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={values.account}
          onChange={(event) => changeLogin({ account: event.target.value })}
        />
      </Field>
      <Field label={t('password')} error={errorOf('password')} isRequired>
        <PasswordInput
          size="large"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          maxLength={72}
          value={values.password}
          onChange={(event) => changeLogin({ password: event.target.value })}
        />
      </Field>
    </SignInFrame>
  );
}
