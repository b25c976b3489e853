import { CodeFields } from '@goldbean/design-system/people';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { sendCode } from '../identity.actions.ts';
import { changeLogin } from '../login.actions.ts';
import { loginState } from '../login.state.ts';
import { SignInFrame } from './SignInFrame.tsx';

/** Country calling codes of the lands whose languages we speak, and their neighbours. */
const areas = [86, 852, 853, 886, 60, 65, 66, 84, 62, 1, 44, 61];

/** Seconds until another code may be asked for. */
function useWait(): [number, (ms: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  const start = (ms: number) => {
    setUntil(Date.now() + ms);
    setLeft(Math.ceil(ms / 1_000));
  };
  return [left, start];
}

/** Mobile number or e-mail, and the code that was sent to it; the first time it opens an account (D83). */
export function CodeForm() {
  const { t } = useTranslation('login');
  const { values, errors } = useDraft(loginState).form;
  const { account, area, code } = values;
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [wait, startWait] = useWait();
  const isComplete = account.trim() !== '' && /^\d{6}$/.test(code);

  const send = async () => {
    setError('');
    setSending(true);
    try {
      startWait(await sendCode(account.trim(), area));
      setWasSent(true);
    } catch (caught) {
      setError(errorWords(caught));
    } finally {
      setSending(false);
    }
  };

  return (
    <SignInFrame method="code" missing={isComplete ? '' : t('incompleteCode')}>
      <CodeFields
        areas={areas}
        area={area}
        account={account}
        accountError={error || (errors['account'] ? refusalWords(errors['account']) : '')}
        code={code}
        {...(errors['code'] !== undefined && { codeError: refusalWords(errors['code']) })}
        sending={{ isSending, wasSent, wait }}
        onArea={(given) => changeLogin({ area: given })}
        onAccount={(given) => {
          changeLogin({ account: given });
          setError('');
        }}
        onCode={(given) => changeLogin({ code: given })}
        onSend={() => void send()}
      />
    </SignInFrame>
  );
}
