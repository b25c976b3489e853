import { useTranslation } from 'react-i18next';
import { Field, RadioGroup, Select } from '../../../primitives/index.ts';
import { courseTypes, type LiveSettingsPart } from './live-settings.ts';
import { RequiredMark } from './LiveSettingsForm.styles.ts';
import { TagListField } from './TagListField.tsx';

export interface WhoPartProps extends LiveSettingsPart {
  admins: readonly { uid: string; nickname: string }[];
  /** @returns why not, as a sentence; empty when it is done */
  onAddAdmin: (uid: string) => Promise<string>;
  onRemoveAdmin: (uid: string) => void;
}

/** Whom the live session is for, who is kept out, and who helps to run it (V29, V30). */
export function WhoPart({ draft, errors, onChange, admins, onAddAdmin, onRemoveAdmin }: WhoPartProps) {
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
      <TagListField
        label={t('admins')}
        hint={t('adminsHint')}
        error={errors.admins}
        entries={admins.map(({ uid, nickname }) => ({ id: uid, name: nickname }))}
        removeLabel={(name) => t('adminsRemove', { name })}
        onAdd={onAddAdmin}
        onRemove={onRemoveAdmin}
      />
    </>
  );
}
