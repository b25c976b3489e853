import { useTranslation } from 'react-i18next';
import { Button, Field, Select, TextInput } from '../../../primitives/index.ts';
import { CodeRow, NumberRow, Sent } from './CodeFields.styles.ts';

/** How far the code has come. `wait` counts the seconds until another may be asked for; 0 is now. */
export interface CodeSending {
  isSending: boolean;
  wasSent: boolean;
  wait: number;
}

export interface CodeFieldsProps {
  /** Country calling codes to choose among, the usual first. */
  areas: readonly number[];
  area: number;
  /** Mobile number or e-mail address. */
  account: string;
  /** Why no code could be sent there; empty when there is nothing to say. */
  accountError: string;
  code: string;
  /** Why the code was refused; left out when it was not. */
  codeError?: string;
  sending: CodeSending;
  /** What is said before a code was sent; left out, that the first sign-in opens an account. */
  hint?: string;
  onArea: (area: number) => void;
  onAccount: (account: string) => void;
  /** Digits only, at most six. */
  onCode: (code: string) => void;
  onSend: () => void;
}

/** Where the code goes, and the code (D83). */
export function CodeFields({
  areas,
  area,
  account,
  accountError,
  code,
  codeError,
  sending: { isSending, wasSent, wait },
  hint,
  onArea,
  onAccount,
  onCode,
  onSend,
}: CodeFieldsProps) {
  const { t } = useTranslation('login');
  return (
    <>
      <NumberRow>
        <Field label={t('area')}>
          <Select
            size="large"
            options={areas.map((value) => ({ value: String(value), label: `+${value}` }))}
            value={String(area)}
            onChange={(event) => onArea(Number(event.target.value))}
          />
        </Field>
        <Field label={t('mobile')} error={accountError} isRequired>
          <TextInput
            size="large"
            autoComplete="tel"
            maxLength={120}
            value={account}
            onChange={(event) => onAccount(event.target.value)}
          />
        </Field>
      </NumberRow>
      <CodeRow>
        <Field label={t('code')} error={codeError} isRequired>
          <TextInput
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => onCode(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
        <Button
          size="large"
          busyLabel={isSending ? t('sendingCode') : undefined}
          disabledReason={account.trim() === '' ? t('numberFirst') : undefined}
          disabled={wait > 0}
          onClick={onSend}
        >
          {wait > 0 ? t('wait', { count: wait }) : t('sendCode')}
        </Button>
      </CodeRow>
      <Sent>{wasSent ? t('codeSent') : (hint ?? t('firstTime'))}</Sent>
    </>
  );
}
