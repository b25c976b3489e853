import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GuidanceSteps, type GuidanceStepView, type GuidanceProfile } from './GuidanceSteps.tsx';
import { GuidePage } from './GuidanceDialog.styles.ts';

/** What a newcomer is shown, in this order. */
const pages = ['lessons', 'class', 'beans', 'care', 'steps'] as const;

export interface GuidanceDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The reward is being claimed. */
  isClaiming: boolean;
  /** What is to be done for the reward, in this order. */
  steps: readonly GuidanceStepView[];
  /** The member's own profile, once it was looked at here. */
  profile: GuidanceProfile | null;
  onLookAtProfile: () => void;
  /** All steps are done: claims the reward. */
  onClaim: () => void;
}

/** The newcomer guidance, a page at a time; the last one says what is still to be done for its reward (K23). */
export function GuidanceDialog({
  isOpen,
  onClose,
  isClaiming,
  steps,
  profile,
  onLookAtProfile,
  onClaim,
}: GuidanceDialogProps) {
  const { t } = useTranslation(['rewards', 'actions', 'primitives']);
  const formats = useFormats();
  const [at, setAt] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Opened again it begins at the first page. The dialog stays mounted, so that closing it gives the focus back.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setAt(0);
  }
  const page = pages[at] ?? pages[0];
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('guide.title')}
      closeLabel={t('primitives:close')}
      footer={
        <>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('guide.back')}</Button>}
          {at < pages.length - 1 ? (
            <Button tone="primary" fill="filled" onClick={() => setAt(at + 1)}>
              {t('actions:next')}
            </Button>
          ) : (
            <Button
              tone="gold"
              fill="filled"
              busyLabel={isClaiming ? t('claiming') : undefined}
              disabledReason={
                left > 0 ? t('guide.left', { count: left, n: formats.number(left) }) : undefined
              }
              onClick={onClaim}
            >
              {t('claim')}
            </Button>
          )}
        </>
      }
    >
      <GuidePage aria-live="polite">
        <small>{t('guide.place', { n: formats.number(at + 1), total: formats.number(pages.length) })}</small>
        <h3>{t(`guide.${page}.title`)}</h3>
        <p>{t(`guide.${page}.text`)}</p>
        {page === 'steps' && (
          <GuidanceSteps steps={steps} profile={profile} onLookAtProfile={onLookAtProfile} />
        )}
      </GuidePage>
    </Dialog>
  );
}
