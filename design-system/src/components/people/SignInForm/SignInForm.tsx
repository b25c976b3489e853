import { lazy, type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Checkbox } from '../../../primitives/index.ts';
import { FormRoot, PrivacyButton } from './SignInForm.styles.ts';

/** A piece of its own: few read them, and the form is the first thing a visitor loads. */
const PrivacyTerms = lazy(async () => ({ default: (await import('./PrivacyTerms.tsx')).PrivacyTerms }));

export interface SignInFormProps {
  /** Why the form cannot be sent yet; empty when all is filled in (V34). */
  missing: string;
  /** Why it was refused; empty when it was not. */
  error: string;
  isBusy: boolean;
  /** What the button says; left out, that it signs in. */
  submit?: { label: string; busyLabel: string };
  /** The privacy terms are ticked. */
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
  /** Why the server did not take it without the tick; left out when it did. */
  agreeError?: string | undefined;
  /** Called when nothing is missing and the privacy terms are ticked. */
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

const focusTickOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[type="checkbox"]')?.focus();

/** What both ways of signing in share: the privacy tick, the button, and what went wrong, where it did (V34). */
export function SignInForm({
  missing,
  error,
  isBusy,
  submit,
  isAgreed,
  onAgree,
  agreeError = '',
  onSubmit,
  children,
}: SignInFormProps) {
  const { t } = useTranslation('login');
  /** Null until the terms are opened for the first time. */
  const [reading, setReading] = useState<boolean | null>(null);
  const [early, setEarly] = useState('');
  const [isTickMissing, setTickMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const words = (missing && early) || error;
  const tickError = (isTickMissing && !isAgreed ? t('notAgreed') : '') || agreeError;

  useEffect(() => {
    if (agreeError !== '') focusTickOf(form.current);
  }, [agreeError]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Enter in a field sends the form whatever its button says.
    setEarly(missing);
    setTickMissing(!isAgreed);
    if (missing !== '') return;
    if (isAgreed) onSubmit();
    else focusTickOf(form.current);
  };

  return (
    <FormRoot ref={form} noValidate onSubmit={handleSubmit}>
      {children}
      <Checkbox checked={isAgreed} error={tickError} onChange={(event) => onAgree(event.target.checked)}>
        {t('agree')}
      </Checkbox>
      <PrivacyButton type="button" onClick={() => setReading(true)}>
        {t('privacy')}
      </PrivacyButton>
      {words !== '' && <Banner tone="danger">{words}</Banner>}
      <Button
        type="submit"
        tone="primary"
        fill="filled"
        size="large"
        isWide
        busyLabel={isBusy ? (submit?.busyLabel ?? t('submitting')) : undefined}
        disabledReason={missing === '' ? undefined : missing}
      >
        {submit?.label ?? t('submit')}
      </Button>
      {reading !== null && (
        <Suspense fallback={null}>
          <PrivacyTerms isOpen={reading} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </FormRoot>
  );
}
