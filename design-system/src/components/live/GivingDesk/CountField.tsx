import { useTranslation } from 'react-i18next';
import { Field, NumberInput } from '../../../primitives/index.ts';

interface CountFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  max: number;
  min?: number;
  error?: string | undefined;
  hint?: string;
}

/** How many of something. */
export function CountField({ label, value, onChange, max, min = 1, error, hint }: CountFieldProps) {
  const { t, i18n } = useTranslation('live-tools');
  return (
    <Field label={label} error={error} hint={hint}>
      <NumberInput
        label={label}
        value={value}
        onChange={onChange}
        languageTag={i18n.language}
        min={min}
        max={max}
        lessLabel={t('desk.less')}
        moreLabel={t('desk.more')}
      />
    </Field>
  );
}
