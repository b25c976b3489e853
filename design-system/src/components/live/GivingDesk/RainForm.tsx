import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button } from '../../../primitives/index.ts';
import { CountField } from './CountField.tsx';
import type { GivingFormProps, RainDraftFields } from './giving.ts';
import { GivingFields, GivingForm } from './GivingDesk.styles.ts';

export interface RainFormProps extends GivingFormProps<RainDraftFields> {
  /** What is wrong, sentences. */
  errors: Partial<Record<'total' | 'seconds' | 'perUser', string>>;
  limits: { total: number; secondsMin: number; secondsMax: number; perUser: number };
}

/** Fills a rain of red packets (G092). */
export function RainForm({
  draft,
  onChange,
  errors,
  limits,
  disabledReason,
  refusal,
  isSending = false,
  onSend,
}: RainFormProps) {
  const { t } = useTranslation('live-tools');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending && disabledReason === undefined) onSend();
  };
  return (
    <GivingForm noValidate onSubmit={handleSubmit}>
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <GivingFields>
        <CountField
          label={t('desk.rainTotal')}
          value={draft.total}
          onChange={(total) => onChange({ total })}
          max={limits.total}
          error={errors.total}
        />
        <CountField
          label={t('desk.seconds')}
          value={draft.seconds}
          onChange={(seconds) => onChange({ seconds })}
          min={limits.secondsMin}
          max={limits.secondsMax}
          error={errors.seconds}
        />
        <CountField
          label={t('desk.perUser')}
          value={draft.perUser}
          onChange={(perUser) => onChange({ perUser })}
          max={limits.perUser}
          error={errors.perUser}
        />
      </GivingFields>
      <Button
        type="submit"
        tone="gold"
        fill="filled"
        disabledReason={disabledReason}
        busyLabel={isSending ? t('desk.giving') : undefined}
      >
        {t('desk.rain')}
      </Button>
    </GivingForm>
  );
}
