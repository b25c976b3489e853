import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../primitives/index.ts';
import { GiftField } from './GiftField.tsx';
import type { PrizeGift } from './giving.ts';

interface PrizeChoiceProps {
  prize: 'beans' | 'gift';
  giftId: string | null;
  /** What the giver has in the knapsack; with nothing there, beans are all there is to give. */
  knapsack: readonly PrizeGift[];
  onChange: (change: { prize?: 'beans' | 'gift'; giftId?: string | null }) => void;
}

/** Beans, or gifts out of the giver's knapsack. */
export function PrizeChoice({ prize, giftId, knapsack, onChange }: PrizeChoiceProps) {
  const { t } = useTranslation('live-tools');
  if (knapsack.length === 0) return null;
  return (
    <>
      <RadioGroup
        label={t('desk.prize')}
        direction="row"
        value={prize}
        onSelect={(chosen) => onChange({ prize: chosen })}
        options={[
          { value: 'beans', label: t('desk.beans') },
          { value: 'gift', label: t('desk.gift') },
        ]}
      />
      {prize === 'gift' && (
        <GiftField
          label={t('desk.giftName')}
          gifts={knapsack.map(({ gift }) => gift)}
          giftId={giftId}
          onSelect={(chosen) => onChange({ giftId: chosen })}
          placeholder={t('desk.giftFind')}
        />
      )}
    </>
  );
}
