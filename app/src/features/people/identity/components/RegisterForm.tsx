import { SignInForm } from '@goldbean/design-system/people';
import { Field, PasswordInput, TextInput } from '@goldbean/design-system/primitives';
import { limits } from '@goldbean/contract/people';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { beginRegister, changeRegister, register } from '../register.actions.ts';
import { registerState } from '../register.state.ts';
import { ContactCode, isContactComplete } from './ContactCode.tsx';

/** A new account with a password (G120): a code proves the number, and the first sign-in follows at once (D83). */
export function RegisterForm() {
  const { t } = useTranslation('login');
  const { form, refusal } = useDraft(registerState);
  const { values, errors, isSending } = form;
  const { nickname, password, isAgreed } = values;
  useEffect(beginRegister, []);
  const isComplete = isContactComplete(values) && nickname.trim() !== '' && password !== '';
  const errorOf = (field: string) => (errors[field] === undefined ? undefined : refusalWords(errors[field]));
  return (
    <SignInForm
      missing={isComplete ? '' : t('register.incomplete')}
      error={refusal === null ? '' : errorWords(refusal)}
      agreeError={errorOf('agree')}
      submit={{ label: t('register.submit'), busyLabel: t('register.submitting') }}
      isBusy={isSending}
      isAgreed={isAgreed}
      onAgree={(given) => changeRegister({ isAgreed: given })}
      onSubmit={() => void register()}
    >
      <ContactCode
        scene="register"
        contact={values}
        errors={errors}
        hint={t('register.codeHint')}
        onChange={changeRegister}
      />
      <Field label={t('register.nickname')} error={errorOf('nickname')} isRequired>
        <TextInput
          size="large"
          autoComplete="nickname"
          maxLength={limits.nicknameCharacters}
          value={nickname}
          onChange={(event) => changeRegister({ nickname: event.target.value })}
        />
      </Field>
      <Field label={t('password')} hint={t('register.passwordHint')} error={errorOf('password')} isRequired>
        <PasswordInput
          size="large"
          autoComplete="new-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          maxLength={72}
          value={password}
          onChange={(event) => changeRegister({ password: event.target.value })}
        />
      </Field>
    </SignInForm>
  );
}
