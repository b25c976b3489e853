import { styled } from '@goldbean/design-system/styling';
import { Button, Field, Select, TextInput } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorWords } from '../../../shared/i18n/index.ts';
import { sendCode } from '../account.actions.ts';
import { SignInFrame } from './SignInFrame.tsx';

const NumberRow = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: start;
`;

const CodeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: end;

  /* In line with the input: the field keeps this much room for its foot. */
  & > button {
    margin-block-end: ${tokens.space[1]};
  }
`;

const Sent = styled.output`
  display: block;
  color: ${tokens.color.text.secondary};
`;

/** Country calling codes of the lands whose languages we speak, and their neighbours. */
const areas = [86, 852, 853, 886, 60, 65, 66, 84, 62, 1, 44, 61].map((area) => ({
  value: String(area),
  label: `+${area}`,
}));

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
  const [account, setAccount] = useState('');
  const [area, setArea] = useState('86');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [wait, startWait] = useWait();
  const isComplete = account.trim() !== '' && /^\d{6}$/.test(code);

  const send = async () => {
    setError('');
    setSending(true);
    try {
      startWait(await sendCode(account.trim(), Number(area)));
      setWasSent(true);
    } catch (caught) {
      setError(errorWords(caught));
    } finally {
      setSending(false);
    }
  };

  return (
    <SignInFrame
      missing={isComplete ? '' : t('incompleteCode')}
      credentials={(agree) => ({ account: account.trim(), code, area: Number(area), agree })}
    >
      <NumberRow>
        <Field label={t('area')}>
          <Select
            size="large"
            options={areas}
            value={area}
            onChange={(event) => setArea(event.target.value)}
          />
        </Field>
        <Field label={t('mobile')} error={error} isRequired>
          <TextInput
            size="large"
            autoComplete="tel"
            maxLength={120}
            value={account}
            onChange={(event) => {
              setAccount(event.target.value);
              setError('');
            }}
          />
        </Field>
      </NumberRow>
      <CodeRow>
        <Field label={t('code')} isRequired>
          <TextInput
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
        <Button
          size="large"
          busyLabel={sending ? t('sendingCode') : undefined}
          disabledReason={account.trim() === '' ? t('numberFirst') : undefined}
          disabled={wait > 0}
          onClick={() => void send()}
        >
          {wait > 0 ? t('wait', { count: wait }) : t('sendCode')}
        </Button>
      </CodeRow>
      <Sent>{wasSent ? t('codeSent') : t('firstTime')}</Sent>
    </SignInFrame>
  );
}
