import { liveLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import { Field, RadioGroup, TextInput } from '../../../primitives/index.ts';
import { GoodsField, type GoodsFieldProps } from './GoodsField.tsx';
import { type LiveSettingsPart, replayModes } from './live-settings.ts';
import { ShortField } from './LiveSettingsForm.styles.ts';

export interface AfterPartProps extends LiveSettingsPart, Omit<GoodsFieldProps, 'error'> {}

/** A limited replay stays so many days at most (V31). */
const mostDays = liveLimits.replayMaxDays;

/** Replay and products (V31). */
export function AfterPart({ draft, errors, onChange, ...products }: AfterPartProps) {
  const { t } = useTranslation('live-setting');
  return (
    <>
      <RadioGroup
        label={t('replay')}
        options={replayModes.map((value) => ({ value, label: t(`replayMode.${value}`) }))}
        value={draft.replayMode}
        error={errors.replayMode}
        onSelect={(replayMode) => onChange({ replayMode })}
      />
      {draft.replayMode === 'limited' && (
        <ShortField>
          <Field label={t('replayDays')} error={errors.replayDays} isRequired>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={mostDays}
              value={draft.replayDays}
              onChange={(event) => onChange({ replayDays: event.target.value })}
            />
          </Field>
        </ShortField>
      )}
      <GoodsField {...products} error={errors.goods} />
    </>
  );
}
