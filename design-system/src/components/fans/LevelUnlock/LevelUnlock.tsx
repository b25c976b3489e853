import { useTranslation } from 'react-i18next';
import { Banner, Button, CheckIcon, Dialog, LockIcon } from '../../../primitives/index.ts';
import { FanBadge } from '../FanBadge/FanBadge.tsx';
import { Benefits, Rays, UnlockMedal, UnlockRoot } from './LevelUnlock.styles.ts';

export type LevelUnlockState =
  /** Reached, and waits to be taken. */
  | { kind: 'reached' }
  | { kind: 'unlocking' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'unlocked' };

export interface LevelUnlockProps {
  isOpen: boolean;
  state: LevelUnlockState;
  medal: string;
  level: number;
  /** Of a fan club, or of the platform. */
  of?: 'club' | 'platform';
  /** What the level gives, named by the channel. */
  benefits: readonly string[];
  onUnlock: () => void;
  onClose: () => void;
}

/** A level was reached: it is taken here, and celebrated. Under reduced motion the medal only stands there. */
export function LevelUnlock({
  isOpen,
  state,
  medal,
  level,
  of = 'club',
  benefits,
  onUnlock,
  onClose,
}: LevelUnlockProps) {
  const { t } = useTranslation('fans');
  const isUnlocked = state.kind === 'unlocked';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isUnlocked ? t('unlock.done', { level }) : t('unlock.title', { level })}
      closeLabel={t('close')}
      size="small"
      footer={
        isUnlocked ? (
          <Button tone="primary" fill="filled" onClick={onClose}>
            {t('unlock.enjoy')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('unlock.later')}</Button>
            <Button
              tone="gold"
              fill="filled"
              busyLabel={state.kind === 'unlocking' ? t('unlock.unlocking') : undefined}
              onClick={onUnlock}
            >
              {t('unlock.button')}
            </Button>
          </>
        )
      }
    >
      <UnlockWords state={state} medal={medal} level={level} of={of} benefits={benefits} />
    </Dialog>
  );
}

/** What stands in the dialog: the medal, and what comes with it. */
export function UnlockWords({
  state,
  medal,
  level,
  of = 'club',
  benefits,
}: Pick<LevelUnlockProps, 'state' | 'medal' | 'level' | 'of' | 'benefits'>) {
  const { t } = useTranslation('fans');
  const isUnlocked = state.kind === 'unlocked';
  return (
    <UnlockRoot>
      {state.kind === 'failed' && <Banner tone="danger">{state.reason}</Banner>}
      <UnlockMedal data-unlocked={isUnlocked || undefined} aria-hidden="true">
        {isUnlocked && <Rays />}
        <span>{level}</span>
      </UnlockMedal>
      <FanBadge medal={medal} level={level} isLit of={of} />
      {benefits.length > 0 && (
        <>
          <p>{isUnlocked ? t('unlock.have') : t('unlock.get')}</p>
          <Benefits>
            {benefits.map((benefit) => (
              <li key={benefit}>
                {isUnlocked ? <CheckIcon aria-hidden="true" /> : <LockIcon aria-hidden="true" />}
                <span>{benefit}</span>
              </li>
            ))}
          </Benefits>
        </>
      )}
    </UnlockRoot>
  );
}
