import { useTranslation } from 'react-i18next';
import { Button, CheckIcon, LockIcon, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FanLevel } from '../fan-club.ts';
import { Levels } from './FanClubPanel.styles.ts';

interface FanLevelsProps {
  levels: readonly FanLevel[];
  /** Mine; null outside the club. */
  closeness: number | null;
  onUnlock: (level: number) => void;
}

/** What every level gives, and which wait to be unlocked. */
export function FanLevels({ levels, closeness, onUnlock }: FanLevelsProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  return (
    <section>
      <h4>{t('levels.title')}</h4>
      <Levels>
        {levels.map(({ level, closeness: needed, benefits, isUnlocked }) => {
          const isReached = closeness !== null && closeness >= needed;
          return (
            <li key={level} data-locked={!isReached || undefined}>
              <b>{t('levels.level', { level })}</b>
              <div>
                <p>{benefits.join(t('levels.separator'))}</p>
                <small>{t('levels.needs', { n: formats.number(needed) })}</small>
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
              {isReached && !isUnlocked && (
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
