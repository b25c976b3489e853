import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '../../../primitives/index.ts';
import type { LiveSettingsPart } from './live-settings.ts';
import { FieldRow } from './LiveSettingsForm.styles.ts';

/** The live session's moment, and when it is shown beforehand (V29, V32). */
export function WhenPart({ draft, errors, onChange }: LiveSettingsPart) {
  const { t, i18n } = useTranslation('live-setting');
  const zone = zoneName(i18n.language) ?? t('zone');
  return (
    <FieldRow>
      <Field label={t('start')} hint={t('startHint', { zone })} error={errors.startTime} isRequired>
        <TextInput
          type="datetime-local"
          value={draft.startTime}
          onChange={(event) => onChange({ startTime: event.target.value })}
        />
      </Field>
      <Field label={t('preview')} hint={t('previewHint')} error={errors.previewTime}>
        <TextInput
          type="datetime-local"
          value={draft.previewTime}
          onChange={(event) => onChange({ previewTime: event.target.value })}
        />
      </Field>
    </FieldRow>
  );
}

/** The device's time zone as the language names it. */
function zoneName(language: string): string | undefined {
  return new Intl.DateTimeFormat(language, { timeZoneName: 'long' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
}
