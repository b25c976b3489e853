import { useTranslation } from 'react-i18next';
import { Field, RadioGroup, Select, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AdminsField, type AdminsFieldProps } from './AdminsField.tsx';
import { courseTypes, paidCourse, type LiveSettingsPart } from './live-settings.ts';
import { RequiredMark, ShortField } from './LiveSettingsForm.styles.ts';

export interface WhoPartProps extends LiveSettingsPart, Omit<AdminsFieldProps, 'error'> {
  /** The highest price of a ticket, in beans. */
  mostBeans: number;
  /** Somebody has a ticket: the course type and the price stay as they are (S49). */
  isTicketSold: boolean;
}

/** Whom the live session is for, who is kept out, and who helps to run it (V29, V30). */
export function WhoPart({ draft, errors, onChange, mostBeans, isTicketSold, ...people }: WhoPartProps) {
  const { t } = useTranslation('live-setting');
  const formats = useFormats();
  return (
    <>
      <Field label={t('course')} error={errors.courseType} isRequired>
        <Select
          placeholder={t('courseChoose')}
          value={draft.courseType === null ? '' : String(draft.courseType)}
          disabled={isTicketSold}
          options={courseTypes.map((type) => ({ value: String(type), label: t(`courseType.${type}`) }))}
          onChange={(event) => {
            const courseType = courseTypes.find((type) => String(type) === event.target.value) ?? null;
            onChange({ courseType });
          }}
        />
      </Field>
      {draft.courseType === paidCourse && (
        <ShortField>
          <Field
            label={t('ticketBeans')}
            hint={isTicketSold ? t('ticketSold') : t('ticketHint', { most: formats.number(mostBeans) })}
            error={errors.ticketBeans}
            isRequired
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={mostBeans}
              disabled={isTicketSold}
              value={draft.ticketBeans}
              onChange={(event) => onChange({ ticketBeans: event.target.value })}
            />
          </Field>
        </ShortField>
      )}
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
