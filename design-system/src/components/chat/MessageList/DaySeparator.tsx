import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../../formats/index.ts';
import { dayOf } from './message-items.ts';
import { dayClass } from './MessageList.styles.ts';

interface DaySeparatorProps {
  /** Any moment of the day, UTC ms. */
  at: number;
  /** The clock, UTC ms. */
  now: () => number;
}

const dayMs = 86_400_000;

/** Where a day begins. */
export const DaySeparator = memo(function DaySeparator({ at, now }: DaySeparatorProps) {
  const { t, i18n } = useTranslation('chat');
  const today = now();
  const words =
    dayOf(at) === dayOf(today)
      ? t('today')
      : dayOf(at) === dayOf(today - dayMs)
        ? t('yesterday')
        : formatsOf(i18n.language).day(at);
  return <div className={dayClass}>{words}</div>;
});
