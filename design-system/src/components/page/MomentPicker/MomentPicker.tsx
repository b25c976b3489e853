import { useTranslation } from 'react-i18next';
import { DateTimePicker, type DateTimePickerProps } from '../../../primitives/index.ts';

export interface MomentPickerProps extends Pick<
  DateTimePickerProps,
  'label' | 'value' | 'onChange' | 'timeZone' | 'now' | 'min' | 'max' | 'precision'
> {
  /** What is chosen by choosing nothing, where that may be: "Any day". */
  noneLabel?: string;
}

const chooseWords = { minute: 'date.choose.minute', day: 'date.choose.day' } as const;

/** DateTimePicker in the words of the product, which are the same wherever a day or a moment is asked for. */
export function MomentPicker({ noneLabel, precision = 'minute', ...rest }: MomentPickerProps) {
  const { t, i18n } = useTranslation('primitives');
  return (
    <DateTimePicker
      {...rest}
      precision={precision}
      languageTag={i18n.language}
      placeholder={noneLabel ?? t(chooseWords[precision])}
      hourLabel={t('date.hour')}
      minuteLabel={t('date.minute')}
      previousMonthLabel={t('date.previousMonth')}
      nextMonthLabel={t('date.nextMonth')}
      doneLabel={t('date.done')}
      {...(noneLabel !== undefined && { clearLabel: noneLabel })}
    />
  );
}
