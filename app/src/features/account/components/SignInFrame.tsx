import { styled } from '@goldbean/design-system/styling';
import { Banner, Button, Checkbox, Dialog } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorWords } from '../../../shared/i18n/index.ts';
import { signInWith } from '../account.actions.ts';
import type { Credentials } from '../account.service.ts';

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;

const PrivacyLink = styled.button`
  justify-self: start;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.link.rest};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;

  &:hover {
    color: ${tokens.color.link.hover};
  }
`;

export interface SignInFrameProps {
  /** Why the form cannot be sent yet; empty when all is filled in (V34). */
  readonly missing: string;
  readonly credentials: (agree: boolean) => Credentials;
  /** The fields. */
  readonly children: ReactNode;
}

/** What both ways of signing in share: the privacy tick, the button, and what went wrong (V34). */
export function SignInFrame({ missing, credentials, children }: SignInFrameProps) {
  const { t } = useTranslation('login');
  const [agree, setAgree] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const held = missing || (agree ? '' : t('notAgreed'));

  const submit = async () => {
    setError('');
    setBusy(true);
    try {
      await signInWith(credentials(agree));
    } catch (caught) {
      setError(errorWords(caught));
    } finally {
      setBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in a field sends the form whatever its button says.
    if (held === '' && !isBusy) void submit();
    else if (held !== '') setError(held);
  };

  return (
    <Form noValidate onSubmit={handleSubmit}>
      {children}
      <Checkbox checked={agree} onChange={(event) => setAgree(event.target.checked)}>
        {t('agree')}
      </Checkbox>
      <PrivacyLink type="button" onClick={() => setReading(true)}>
        {t('privacy')}
      </PrivacyLink>
      {error !== '' && <Banner tone="danger">{error}</Banner>}
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
    </Form>
  );
}
