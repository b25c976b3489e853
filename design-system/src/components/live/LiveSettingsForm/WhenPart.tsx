import { useTranslation } from 'react-i18next';
import { Field } from '../../../primitives/index.ts';
import { MomentPicker } from '../../page/index.ts';
import type { LiveSettingsPart } from './live-settings.ts';
import { FieldRow } from './LiveSettingsForm.styles.ts';

export interface WhenPartProps extends LiveSettingsPart {
  /** Where the streamer is, an IANA name: times are of this place. */
  timeZone: string;
  /** UTC ms: the calendars open here; nothing before it can be shown beforehand (V32), but the start is free. */
  now: number;
}

/** The live session's moment, and when it is shown beforehand (V29, V32). */
export function WhenPart({ draft, errors, onChange, timeZone, now }: WhenPartProps) {
  const { t } = useTranslation('live-setting');
  const { startAt } = draft;
  return (
    <FieldRow>
      <Field label={t('start')} hint={t('startHint')} error={errors.startAt} isRequired>
        <MomentPicker
          label={t('start')}
          value={startAt}
          onChange={(at) => onChange({ startAt: at })}
          {...{ timeZone, now }}
        />
      </Field>
      <Field label={t('preview')} hint={t('previewHint')} error={errors.previewAt}>
        <MomentPicker
          label={t('preview')}
          value={draft.previewAt}
          onChange={(at) => onChange({ previewAt: at })}
          min={now}
          {...(startAt !== null && startAt > now && { max: startAt })}
          noneLabel={t('previewNone')}
          {...{ timeZone, now }}
        />
      </Field>
    </FieldRow>
  );
}
