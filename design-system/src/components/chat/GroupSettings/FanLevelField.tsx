import { useTranslation } from 'react-i18next';
import { Field, NumberInput } from '../../../primitives/index.ts';

interface FanLevelFieldProps {
  /** Level of the club that the group asks for; 1 is membership alone, null while nothing is written. */
  level: number | null;
  /** The highest of a club. */
  most: number;
  onChange: (level: number | null) => void;
}

/** Which level of the club a fan group asks of those who enter (D21, E15). */
export function FanLevelField({ level, most, onChange }: FanLevelFieldProps) {
  const { t, i18n } = useTranslation('chat');
  return (
    <Field label={t('settings.fanLevel')} hint={t('settings.fanLevelHint')}>
      <NumberInput
        label={t('settings.fanLevel')}
        languageTag={i18n.language}
        value={level}
        min={1}
        max={most}
        lessLabel={t('settings.fanLevelLess')}
        moreLabel={t('settings.fanLevelMore')}
        onChange={onChange}
      />
    </Field>
  );
}
