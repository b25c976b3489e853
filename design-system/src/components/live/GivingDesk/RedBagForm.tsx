import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Checkbox, RadioGroup } from '../../../primitives/index.ts';
import { CountField } from './CountField.tsx';
import type { GivingFormProps, PrizeGift, RedBagDraftFields } from './giving.ts';
import { GivingFields, GivingForm } from './GivingDesk.styles.ts';
import { PrizeChoice } from './PrizeChoice.tsx';

export interface RedBagFormProps extends GivingFormProps<RedBagDraftFields> {
  /** What is wrong, sentences. */
  errors: Partial<Record<'count' | 'total', string>>;
  /** What the giver has, to be in it. */
  knapsack: readonly PrizeGift[];
  limits: { count: number; total: number };
}

/** Fills a red packet for everybody in the live session (G132). */
export function RedBagForm({
  draft,
  onChange,
  errors,
  knapsack,
  limits,
  disabledReason,
  refusal,
  isSending = false,
  onSend,
}: RedBagFormProps) {
  const { t } = useTranslation('live-tools');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending && disabledReason === undefined) onSend();
  };
  return (
    <GivingForm noValidate onSubmit={handleSubmit}>
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <RadioGroup
        label={t('desk.packetKind')}
        direction="row"
        value={draft.kind}
        onSelect={(kind) => onChange({ kind })}
        options={[
          { value: 'random', label: t('desk.random') },
          { value: 'ordinary', label: t('desk.ordinary') },
        ]}
      />
      <PrizeChoice prize={draft.prize} giftId={draft.giftId} knapsack={knapsack} onChange={onChange} />
      <GivingFields>
        <CountField
          label={t('desk.count')}
          value={draft.count}
          onChange={(count) => onChange({ count })}
          max={limits.count}
          error={errors.count}
        />
        <CountField
          label={t(draft.prize === 'gift' ? 'desk.totalGift' : 'desk.total')}
          value={draft.total}
          onChange={(total) => onChange({ total })}
          max={limits.total}
          error={errors.total}
        />
      </GivingFields>
      <Checkbox checked={draft.follow} onChange={({ target }) => onChange({ follow: target.checked })}>
        {t('desk.follow')}
      </Checkbox>
      <Button
        type="submit"
        tone="gold"
        fill="filled"
        disabledReason={disabledReason}
        busyLabel={isSending ? t('desk.giving') : undefined}
      >
        {t('desk.lay')}
      </Button>
    </GivingForm>
  );
}
