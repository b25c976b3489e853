import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GuidePage } from './GuidanceDialog.styles.ts';

/** What a newcomer is shown, in this order. */
const pages = ['lessons', 'class', 'beans', 'care'] as const;

export interface GuidanceDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The reward is being claimed. */
  isClaiming: boolean;
  /** The last page was seen: claims the reward. */
  onClaim: () => void;
}

/** The newcomer guidance, a page at a time; whoever has seen the last one claims its reward (K23). */
export function GuidanceDialog({ isOpen, onClose, isClaiming, onClaim }: GuidanceDialogProps) {
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
      </GuidePage>
    </Dialog>
  );
}
