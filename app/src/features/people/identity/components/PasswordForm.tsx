import { Field, PasswordInput, TextInput } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInFrame } from './SignInFrame.tsx';

/** Account and password. */
export function PasswordForm() {
  const { t } = useTranslation('login');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const isComplete = account.trim() !== '' && password !== '';
  return (
    <SignInFrame missing={isComplete ? '' : t('incomplete')} credentials={{ account, password }}>
      <Field label={t('account')} hint={t('accountHint')} isRequired>
        <TextInput
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
        />
      </Field>
      <Field label={t('password')} isRequired>
        <PasswordInput
          size="large"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          maxLength={72}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </SignInFrame>
  );
}
