import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Checkbox, Dialog } from '../../../primitives/index.ts';
import { FormRoot, PrivacyButton } from './SignInForm.styles.ts';

export interface SignInFormProps {
  /** Why the form cannot be sent yet; empty when all is filled in (V34). */
  missing: string;
  /** Why it was refused; empty when it was not. */
  error: string;
  isBusy: boolean;
  /** The privacy terms are ticked. */
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
  /** Called when nothing is missing and the privacy terms are ticked. */
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** What both ways of signing in share: the privacy tick, the button, and what went wrong (V34). */
export function SignInForm({
  missing,
  error,
  isBusy,
  isAgreed,
  onAgree,
  onSubmit,
  children,
}: SignInFormProps) {
  const { t } = useTranslation('login');
  const [isReading, setReading] = useState(false);
  const [early, setEarly] = useState('');
  const held = missing || (isAgreed ? '' : t('notAgreed'));
  const words = early || error;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Enter in a field sends the form whatever its button says.
    setEarly(held);
    if (held === '') onSubmit();
  };

  return (
    <FormRoot noValidate onSubmit={handleSubmit}>
      {children}
      <Checkbox checked={isAgreed} onChange={(event) => onAgree(event.target.checked)}>
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
        busyLabel={isBusy ? t('submitting') : undefined}
        disabledReason={held === '' ? undefined : held}
      >
        {t('submit')}
      </Button>
      <Dialog
        isOpen={isReading}
        title={t('privacyTitle')}
        closeLabel={t('close')}
        onClose={() => setReading(false)}
      >
        <p>{t('privacyText.data')}</p>
        <p>{t('privacyText.share')}</p>
        <p>{t('privacyText.device')}</p>
      </Dialog>
    </FormRoot>
  );
}
