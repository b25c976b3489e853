import { useTranslation } from 'react-i18next';
import { ErrorState, ProgressBar, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FanLevel } from '../fan-club.ts';
import { FanBadge } from '../FanBadge/FanBadge.tsx';
import { ClubNote, ClubRoot, Closeness } from '../FanClubPanel/FanClubPanel.styles.ts';
import { FanLevels } from '../FanClubPanel/FanLevels.tsx';

export type MemberLevelsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      /** From 1 on; `closeness` is the experience from which each is reached. */
      levels: readonly FanLevel[];
      experience: number;
      /** The level that the experience reaches. */
      level: number;
      /** Experience of the next level; null at the highest. */
      next: number | null;
      /** The highest level that is unlocked. */
      unlocked: number;
      today: { won: number; cap: number };
    };

export interface MemberLevelsProps {
  state: MemberLevelsState;
  onRetry: () => void;
  onUnlock: (level: number) => void;
}

/** My level on the platform: how far it is, what the levels give, and which waits to be unlocked (C071). */
export function MemberLevels({ state, onRetry, onUnlock }: MemberLevelsProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  if (state.kind === 'error')
    return (
      <ClubRoot aria-label={t('platform.title')}>
        <ErrorState title={t('platform.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      </ClubRoot>
    );
  if (state.kind === 'loading')
    return (
      <ClubRoot aria-label={t('platform.title')} aria-busy="true">
        <VisuallyHidden as="output">{t('platform.loading')}</VisuallyHidden>
        <Skeleton width="60%" />
        <Skeleton shape="block" height="120px" />
      </ClubRoot>
    );
  const { experience, level, next, unlocked, levels, today } = state;
  const n = formats.number(experience);
  const status =
    next === null
      ? t('platform.highest', { n })
      : t('platform.experience', { n, next: formats.number(next), level: level + 1 });
  return (
    <ClubRoot aria-label={t('platform.title')}>
      <h3>{t('platform.title')}</h3>
      <Closeness>
        <div>
          <FanBadge medal={t('platform.medal')} level={unlocked} isLit of="platform" />
        </div>
        <p>{status}</p>
        <ProgressBar
          label={t('platform.progress')}
          value={next === null ? 1 : experience}
          max={next ?? 1}
          valueText={status}
        />
        <ClubNote>
          {t('platform.today', { won: formats.number(today.won), cap: formats.number(today.cap) })}
        </ClubNote>
      </Closeness>
      <FanLevels of="platform" levels={levels} closeness={experience} onUnlock={onUnlock} />
    </ClubRoot>
  );
}
