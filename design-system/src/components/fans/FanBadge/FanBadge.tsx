import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { fanBadgeClass } from './FanBadge.styles.ts';

export interface FanBadgeProps {
  /** Name on the medal of the club, as its channel chose it. */
  medal: string;
  /** Fan level, from 1. */
  level: number;
  /** Unlit after three days without a task (E14): grey, whatever the level. */
  isLit: boolean;
  /** Of a fan club, or of the platform, where every badge is lit (C071). */
  of?: 'club' | 'platform';
}

const tiers = [5, 10, 20, 30];

/** The medal of a fan club, or of the platform, with its level; its colour rises every few levels. Repeats with every message. */
export function FanBadge({ medal, level, isLit, of = 'club' }: FanBadgeProps) {
  const { t } = useTranslation('fans');
  return (
    <span
      className={fanBadgeClass}
      data-tier={1 + tiers.filter((from) => level >= from).length}
      data-lit={isLit || undefined}
    >
      <VisuallyHidden>
        {t(of === 'platform' ? 'badge.platform' : isLit ? 'badge.lit' : 'badge.unlit', { medal, level })}
      </VisuallyHidden>
      <b aria-hidden="true">{level}</b>
      <span aria-hidden="true">{medal}</span>
    </span>
  );
}
