import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button } from '../../../primitives/index.ts';
import { AboutPart, type AboutPartProps } from './AboutPart.tsx';
import { AfterPart, type AfterPartProps } from './AfterPart.tsx';
import { SettingsFoot, SettingsPart, SettingsRoot } from './LiveSettingsForm.styles.ts';
import { WhenPart, type WhenPartProps } from './WhenPart.tsx';
import { WhoPart, type WhoPartProps } from './WhoPart.tsx';

export interface LiveSettingsFormProps extends AboutPartProps, WhenPartProps, WhoPartProps, AfterPartProps {
  /** Something is refused: the fields say what, and this says that there is something, also off screen. */
  isRefused: boolean;
  isSaving: boolean;
  /** The member wants it saved; the owner applies the rules and answers with `errors`. */
  onSave: () => void;
  /** Beside the save button: where a saved live session leads. */
  aside?: ReactNode;
}

/** Every setting of a live session (S36, V27 to V32). After a refusal the focus goes to the first field that is wrong. */
export function LiveSettingsForm(props: LiveSettingsFormProps) {
  const { draft, errors, onChange, isRefused, isSaving, onSave, aside } = props;
  const { t } = useTranslation('live-setting');
  const root = useRef<HTMLFormElement>(null);
  const awaitsAnswer = useRef(false);

  // After each render: which of them brings the answer is the owner's affair.
  useEffect(() => {
    if (!awaitsAnswer.current || isSaving || !isRefused) return;
    awaitsAnswer.current = false;
    root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    awaitsAnswer.current = true;
    onSave();
  };

  const part = { draft, errors, onChange };
  return (
    <SettingsRoot ref={root} noValidate onSubmit={handleSubmit}>
      <SettingsPart>
        <h2>{t('section.about')}</h2>
        <AboutPart
          {...part}
          channels={props.channels}
          isChannelFixed={props.isChannelFixed}
          limits={props.limits}
          picture={props.picture}
        />
      </SettingsPart>
      <SettingsPart>
        <h2>{t('section.when')}</h2>
        <WhenPart {...part} timeZone={props.timeZone} now={props.now} />
      </SettingsPart>
      <SettingsPart>
        <h2>{t('section.who')}</h2>
        <WhoPart
          {...part}
          mostBeans={props.mostBeans}
          isTicketSold={props.isTicketSold}
          admins={props.admins}
          onAdmins={props.onAdmins}
          people={props.people}
          onSearchPeople={props.onSearchPeople}
        />
      </SettingsPart>
      <SettingsPart>
        <h2>{t('section.after')}</h2>
        <AfterPart {...part} goods={props.goods} onGoods={props.onGoods} products={props.products} />
      </SettingsPart>
      {isRefused && <Banner tone="danger">{t('check')}</Banner>}
      <SettingsFoot>
        {aside}
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          size="large"
          busyLabel={isSaving ? t('saving') : undefined}
        >
          {t('save')}
        </Button>
      </SettingsFoot>
    </SettingsRoot>
  );
}
