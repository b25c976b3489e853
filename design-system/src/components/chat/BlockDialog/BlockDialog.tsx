import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Field, TextInput } from '../../../primitives/index.ts';
import { BlockFields } from './BlockDialog.styles.ts';

export interface BlockDialogProps {
  isOpen: boolean;
  /** The decision is on its way. */
  isPending: boolean;
  /** Longest reason, in characters. */
  reasonMax: number;
  /** @param reason trimmed, never empty */
  onBlock: (reason: string) => void;
  onClose: () => void;
}

/** E36: staff hide a message from the class, for a reason. */
export function BlockDialog({ isOpen, isPending, reasonMax, onBlock, onClose }: BlockDialogProps) {
  const { t } = useTranslation('chat');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // What was written about one message is not said of the next.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setReason('');
    setIsMissing(false);
  }

  const block = () => {
    const words = reason.trim();
    setIsMissing(words === '');
    if (words !== '') onBlock(words);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('block.title')}
      closeLabel={t('notice.cancel')}
      size="small"
      keepsOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('notice.cancel')}</Button>
          <Button
            tone="danger"
            fill="filled"
            busyLabel={isPending ? t('block.hiding') : undefined}
            onClick={block}
          >
            {t('block.confirm')}
          </Button>
        </>
      }
    >
      <BlockFields>
        <p>{t('block.hint')}</p>
        <Field label={t('block.reason')} isRequired error={isMissing && t('block.missing')}>
          <TextInput
            value={reason}
            maxLength={reasonMax}
            onChange={(event) => {
              setReason(event.target.value);
              setIsMissing(false);
            }}
          />
        </Field>
      </BlockFields>
    </Dialog>
  );
}
