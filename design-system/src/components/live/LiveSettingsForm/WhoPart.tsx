import { useTranslation } from 'react-i18next';
import { Field, RadioGroup, Select } from '../../../primitives/index.ts';
import { AdminsField, type AdminsFieldProps } from './AdminsField.tsx';
import { courseTypes, type LiveSettingsPart } from './live-settings.ts';
import { RequiredMark } from './LiveSettingsForm.styles.ts';

export interface WhoPartProps extends LiveSettingsPart, Omit<AdminsFieldProps, 'error'> {}

/** Whom the live session is for, who is kept out, and who helps to run it (V29, V30). */
export function WhoPart({ draft, errors, onChange, ...people }: WhoPartProps) {
  const { t } = useTranslation('live-setting');
  return (
    <>
      <Field label={t('course')} error={errors.courseType} isRequired>
        <Select
          placeholder={t('courseChoose')}
          value={draft.courseType === null ? '' : String(draft.courseType)}
          options={courseTypes.map((type) => ({ value: String(type), label: t(`courseType.${type}`) }))}
          onChange={(event) => {
            const courseType = courseTypes.find((type) => String(type) === event.target.value) ?? null;
            onChange({ courseType });
          }}
        />
      </Field>
      <RadioGroup
        label={
          <>
            {t('blockNetwork')}
            <RequiredMark aria-hidden="true"> *</RequiredMark>
          </>
        }
        options={[
          { value: 'no', label: t('blockNetworkNo') },
          { value: 'yes', label: t('blockNetworkYes') },
        ]}
        value={draft.blockNetwork === null ? null : draft.blockNetwork ? 'yes' : 'no'}
        error={errors.blockNetwork}
        onSelect={(choice) => onChange({ blockNetwork: choice === 'yes' })}
      />
      <AdminsField {...people} error={errors.admins} />
    </>
  );
}
