import type { LevelBenefit } from '@goldbean/contract/live';
import {
  LevelUnlock,
  MemberLevels,
  type LevelUnlockState,
  type MemberLevelsState,
} from '@goldbean/design-system/fans';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { askUnlock, endUnlock, loadLevels, openLevels, unlockLevel } from '../levels.actions.ts';
import { levelsState } from '../levels.state.ts';

const benefitWords = {
  badge: 'platform.benefit.badge',
  uploads_double: 'platform.benefit.uploads_double',
  badge_bronze: 'platform.benefit.badge_bronze',
  uploads_fourfold: 'platform.benefit.uploads_fourfold',
  badge_silver: 'platform.benefit.badge_silver',
} as const satisfies Record<LevelBenefit, string>;

export interface MyLevelProps {
  /** What shows my level elsewhere shows the new one too. */
  readonly onUnlocked: (level: number) => void;
}

/** My level on the platform, how far the next is, and what waits to be unlocked (C071). */
export function MyLevel({ onUnlocked }: MyLevelProps) {
  const { t } = useTranslation('fans');
  const { mine, error, unlocking, isPending, refused } = useSnapshot(levelsState);
  useEffect(openLevels, []);

  const wordsOf = (level: number, benefits: readonly LevelBenefit[]): string[] => {
    if (benefits.length > 0) return benefits.map((benefit) => t(benefitWords[benefit]));
    return [t(level === 1 ? 'platform.benefit.first' : 'platform.benefit.none')];
  };
  const state = (): MemberLevelsState => {
    if (error !== null) return { kind: 'error', reason: errorWords(error) };
    if (!mine) return { kind: 'loading' };
    return {
      kind: 'ready',
      ...mine.my,
      today: mine.today,
      levels: mine.levels.map(({ level, experience, benefits, unlocked }) => ({
        level,
        closeness: experience,
        benefits: wordsOf(level, benefits),
        isUnlocked: unlocked,
      })),
    };
  };
  const unlock = (): LevelUnlockState => {
    if (unlocking?.isDone) return { kind: 'unlocked' };
    if (isPending) return { kind: 'unlocking' };
    return refused === '' ? { kind: 'reached' } : { kind: 'failed', reason: refusalWords(refused) };
  };
  const take = async () => {
    const level = await unlockLevel();
    if (level !== null) onUnlocked(level);
  };
  return (
    <>
      <MemberLevels state={state()} onRetry={() => void loadLevels()} onUnlock={askUnlock} />
      <LevelUnlock
        isOpen={unlocking !== null}
        state={unlock()}
        medal={t('platform.medal')}
        level={unlocking?.level ?? 1}
        of="platform"
        benefits={
          unlocking
            ? wordsOf(
                unlocking.level,
                mine?.levels.find(({ level }) => level === unlocking.level)?.benefits ?? [],
              )
            : []
        }
        onUnlock={() => void take()}
        onClose={endUnlock}
      />
    </>
  );
}
