import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../../formats/index.ts';
import { dayOf, isWithin } from './days.ts';
import { dayClass } from './MessageList.styles.ts';

interface DaySeparatorProps {
  /** Any moment of the day, UTC ms. */
  at: number;
  /** The clock, UTC ms. */
  now: () => number;
}

/** Where a day begins. */
export const DaySeparator = memo(function DaySeparator({ at, now }: DaySeparatorProps) {
  const { t, i18n } = useTranslation('chat');
  const today = dayOf(now());
  const words = isWithin(today, at)
    ? t('today')
    : isWithin(dayOf(today.from - 1), at)
      ? t('yesterday')
      : formatsOf(i18n.language).day(at);
  return (
    <div className={dayClass} data-line>
      {words}
    </div>
  );
});
