import { useTranslation } from 'react-i18next';
import { Field } from '../../../primitives/index.ts';
import { MomentPicker } from '../../page/index.ts';

/** Days of wishes are days of the house (D48). */
const houseZone = 'Asia/Shanghai';
const minuteMs = 60_000;

interface ActionDateProps {
  /** UTC ms. */
  value: number | null;
  /** The server's clock, UTC ms. */
  now: number;
  isPast: boolean;
  /** The day may be taken away. */
  isOptional: boolean;
  onChange: (at: number | null) => void;
}

/** When a wish should be online: later than now (V21, M14). */
export function ActionDate({ value, now, isPast, isOptional, onChange }: ActionDateProps) {
  const { t } = useTranslation('wishes');
  return (
    <Field
      label={t('form.expected')}
      hint={t('form.expectedHint')}
      error={isPast ? t('form.expectedPast') : undefined}
    >
      <MomentPicker
        label={t('form.expected')}
        value={value}
        onChange={onChange}
        timeZone={houseZone}
        now={now}
        min={now + minuteMs}
        {...(isOptional && { noneLabel: t('form.dateClear') })}
      />
    </Field>
  );
}
