import { useTranslation } from 'react-i18next';
import { Button, Popover, RadioGroup } from '../../../primitives/index.ts';

export type QualityKey = 'original' | 'hd' | 'sd';

/** A tier of the picture (K27). */
export interface QualityTierView {
  key: QualityKey;
  /** Why it cannot be chosen now, as a sentence. */
  offReason?: string;
}

const qualityWords = { original: 'quality.original', hd: 'quality.hd', sd: 'quality.sd' } as const;

export interface QualityChoiceProps {
  /** Best first. */
  tiers: readonly QualityTierView[];
  value: QualityKey;
  onChoose: (quality: QualityKey) => void;
}

/** Chooses the tier; one that is off stands there with its reason. */
export function QualityChoice({ tiers, value, onChoose }: QualityChoiceProps) {
  const { t } = useTranslation('live-stage');
  return (
    <Popover
      label={t('controls.quality')}
      side="top"
      align="end"
      trigger={
        <Button
          size="small"
          fill="quiet"
          aria-label={t('controls.qualityNow', { name: t(qualityWords[value]) })}
        >
          {t(qualityWords[value])}
        </Button>
      }
    >
      {(close) => (
        <RadioGroup
          label={t('controls.quality')}
          value={value}
          options={tiers.map(({ key, offReason }) => ({
            value: key,
            label: t(qualityWords[key]),
            hint: offReason,
            isDisabled: offReason !== undefined,
          }))}
          onSelect={(key) => {
            onChoose(key);
            close();
          }}
        />
      )}
    </Popover>
  );
}
