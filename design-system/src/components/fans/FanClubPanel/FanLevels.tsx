import { useTranslation } from 'react-i18next';
import { Button, CheckIcon, LockIcon, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FanLevel } from '../fan-club.ts';
import { Levels } from './FanClubPanel.styles.ts';

interface FanLevelsProps {
  levels: readonly FanLevel[];
  /** On the platform levels are unlocked in their order, and asked for in experience (C071). */
  of?: 'club' | 'platform';
  /** Mine; null outside the club. */
  closeness: number | null;
  onUnlock: (level: number) => void;
}

/** What every level gives, and which wait to be unlocked. */
export function FanLevels({ levels, of = 'club', closeness, onUnlock }: FanLevelsProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  const next = levels.find(({ isUnlocked }) => !isUnlocked)?.level;
  return (
    <section>
      <h4>{t('levels.title')}</h4>
      <Levels>
        {levels.map(({ level, closeness: needed, benefits, isUnlocked }) => {
          const isReached = closeness !== null && closeness >= needed;
          const waits = of === 'platform' && level !== next;
          return (
            <li key={level} data-locked={!isReached || undefined}>
              <b>{t('levels.level', { level })}</b>
              <div>
                <p>{benefits.join(t('levels.separator'))}</p>
                <small>
                  {t(of === 'platform' ? 'platform.needs' : 'levels.needs', { n: formats.number(needed) })}
                </small>
              </div>
              {!isReached && (
                <>
                  <LockIcon aria-hidden="true" />
                  <VisuallyHidden>{t('levels.locked')}</VisuallyHidden>
                </>
              )}
              {isReached && isUnlocked && (
                <>
                  <CheckIcon aria-hidden="true" />
                  <VisuallyHidden>{t('levels.unlocked')}</VisuallyHidden>
                </>
              )}
              {isReached && !isUnlocked && waits && (
                <>
                  <LockIcon aria-hidden="true" />
                  <VisuallyHidden>{t('platform.waits')}</VisuallyHidden>
                </>
              )}
              {isReached && !isUnlocked && !waits && (
                <Button size="small" tone="gold" onClick={() => onUnlock(level)}>
                  {t('levels.unlock')}
                </Button>
              )}
            </li>
          );
        })}
      </Levels>
    </section>
  );
}
