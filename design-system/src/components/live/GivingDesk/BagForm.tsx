import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Checkbox, Field, RadioGroup, Select, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { GiftOffer } from '../../gifts/index.ts';
import { CountField } from './CountField.tsx';
import { GiftField } from './GiftField.tsx';
import type { BagDraftFields, BagOffer, GivingFormProps, PrizeGift } from './giving.ts';
import { GivingConditions, GivingFields, GivingForm } from './GivingDesk.styles.ts';
import { PrizeChoice } from './PrizeChoice.tsx';

export interface BagFormProps extends GivingFormProps<BagDraftFields> {
  /** What is wrong, sentences. */
  errors: Partial<Record<'prize' | 'winners' | 'duration' | 'conditions', string>>;
  /** Conditions that may be asked for now. */
  offers: readonly BagOffer[];
  /** The catalogue: what may be asked for. */
  gifts: readonly GiftOffer[];
  /** What the giver has, to be the prize. */
  knapsack: readonly PrizeGift[];
  limits: { winners: number; beans: number; gifts: number; comment: number; fanLevel: number };
}

/** Conditions that are asked for or not. */
const flags = [
  { flag: 'follow', words: 'desk.follow' },
  { flag: 'fan', words: 'desk.fan' },
  { flag: 'ironFan', words: 'desk.ironFan' },
] as const;

/** How long a bag may wait for its draw, seconds. */
const waits = [30, 60, 180, 300, 600, 1_800];

/** Fills a lucky or a blessing bag (C070). */
export function BagForm({
  draft,
  onChange,
  errors,
  offers,
  gifts,
  knapsack,
  limits,
  disabledReason,
  refusal,
  isSending = false,
  onSend,
}: BagFormProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const isGift = draft.prize === 'gift';
  const sum = isGift ? 0 : (draft.each ?? 0) * (draft.winners ?? 0);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending && disabledReason === undefined) onSend();
  };
  const waitWords = (seconds: number) =>
    seconds < 60
      ? formats.seconds(seconds)
      : t('desk.minutesOf', { count: seconds / 60, n: formats.number(seconds / 60) });
  return (
    <GivingForm noValidate onSubmit={handleSubmit}>
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <RadioGroup
        label={t('desk.kind')}
        value={draft.kind}
        onSelect={(kind) => onChange({ kind })}
        options={[
          { value: 'lucky', label: t('desk.lucky'), hint: t('desk.luckyHint') },
          { value: 'blessing', label: t('desk.blessing'), hint: t('desk.blessingHint') },
        ]}
      />
      <PrizeChoice prize={draft.prize} giftId={draft.giftId} knapsack={knapsack} onChange={onChange} />
      <GivingFields>
        <CountField
          label={t(isGift ? 'desk.eachGift' : 'desk.each')}
          value={draft.each}
          onChange={(each) => onChange({ each })}
          max={isGift ? limits.gifts : limits.beans}
          error={errors.prize}
        />
        <CountField
          label={t('desk.winners')}
          value={draft.winners}
          onChange={(winners) => onChange({ winners })}
          max={limits.winners}
          error={errors.winners}
        />
        <Field label={t('desk.minutes')} error={errors.duration}>
          <Select
            value={String(draft.seconds)}
            onChange={({ target }) => onChange({ seconds: Number(target.value) })}
            options={waits.map((seconds) => ({ value: String(seconds), label: waitWords(seconds) }))}
          />
        </Field>
      </GivingFields>
      {draft.kind === 'lucky' && offers.length > 0 && (
        <GivingConditions>
          <legend>{t('desk.conditions')}</legend>
          {flags
            .filter(({ flag }) => offers.includes(flag))
            .map(({ flag, words }) => (
              <Checkbox
                key={flag}
                checked={draft[flag]}
                onChange={({ target }) => onChange({ [flag]: target.checked })}
              >
                {t(words)}
              </Checkbox>
            ))}
          <GivingFields>
            {offers.includes('fanLevel') && (
              <Field label={t('desk.fanLevel')}>
                <Select
                  value={String(draft.fanLevel ?? '')}
                  onChange={({ target }) =>
                    onChange({ fanLevel: target.value === '' ? null : Number(target.value) })
                  }
                  options={[
                    { value: '', label: t('desk.noFanLevel') },
                    ...Array.from({ length: limits.fanLevel }, (_, at) => ({
                      value: String(at + 1),
                      label: formats.number(at + 1),
                    })),
                  ]}
                />
              </Field>
            )}
            {offers.includes('comment') && (
              <Field label={t('desk.comment')} hint={t('desk.commentHint')} error={errors.conditions}>
                <TextInput
                  value={draft.comment}
                  maxLength={limits.comment}
                  onChange={({ target }) => onChange({ comment: target.value })}
                />
              </Field>
            )}
            {offers.includes('gift') && (
              <GiftField
                label={t('desk.conditionGift')}
                gifts={gifts}
                giftId={draft.conditionGift}
                onSelect={(conditionGift) => onChange({ conditionGift })}
                placeholder={t('desk.noGift')}
              />
            )}
          </GivingFields>
        </GivingConditions>
      )}
      <Button
        type="submit"
        tone="gold"
        fill="filled"
        disabledReason={disabledReason}
        busyLabel={isSending ? t('desk.giving') : undefined}
      >
        {sum > 0 ? t('desk.giveFor', { count: sum, n: formats.number(sum) }) : t('desk.give')}
      </Button>
    </GivingForm>
  );
}
