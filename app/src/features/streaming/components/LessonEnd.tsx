import { Button, ConfirmDialog, Dialog, Field, TextArea } from '@goldbean/design-system/primitives';
import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../shared/i18n/index.ts';
import { endLesson, stopLesson } from '../streaming.actions.ts';
import { streamingState } from '../streaming.state.ts';

/** Longest reason the contract takes. */
const reasonMost = 200;

const Asking = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

/** T01, D27: the two ways out of a lesson on air, each asked for twice. */
export function LessonEnd() {
  const { t } = useTranslation('streamer');
  const { doing } = useSnapshot(streamingState);
  const [asks, setAsks] = useState<'nothing' | 'end' | 'stop'>('nothing');
  const close = () => setAsks('nothing');
  const end = async () => {
    if (await endLesson()) close();
  };
  return (
    <>
      <Button tone="danger" fill="filled" onClick={() => setAsks('end')}>
        {t('end.button')}
      </Button>
      <Button tone="danger" fill="quiet" onClick={() => setAsks('stop')}>
        {t('stop.button')}
      </Button>
      <ConfirmDialog
        isOpen={asks === 'end'}
        title={t('end.title')}
        confirmLabel={t('end.button')}
        cancelLabel={t('keep')}
        closeLabel={t('keep')}
        tone="danger"
        busyLabel={doing === 'end' ? t('end.busy') : undefined}
        onConfirm={() => void end()}
        onCancel={close}
      >
        {t('end.text')}
      </ConfirmDialog>
      <StopDialog isOpen={asks === 'stop'} isStopping={doing === 'stop'} onClose={close} />
    </>
  );
}

interface StopDialogProps {
  readonly isOpen: boolean;
  readonly isStopping: boolean;
  readonly onClose: () => void;
}

function StopDialog({ isOpen, isStopping, onClose }: StopDialogProps) {
  const { t } = useTranslation('streamer');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const stop = async () => {
    const words = reason.trim();
    setIsMissing(words === '');
    if (words !== '' && (await stopLesson(words))) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('stop.title')}
      closeLabel={t('keep')}
      role="alertdialog"
      keepsOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            tone="danger"
            fill="filled"
            busyLabel={isStopping ? t('stop.busy') : undefined}
            onClick={() => void stop()}
          >
            {t('stop.button')}
          </Button>
        </>
      }
    >
      <Asking>
        <p>{t('stop.text')}</p>
        <Field
          label={t('stop.reason')}
          isRequired
          error={isMissing && refusalWords('live.reason_required')}
          counter={{ used: Array.from(reason).length, limit: reasonMost }}
        >
          <TextArea
            value={reason}
            maxLength={reasonMost}
            onChange={(event) => {
              setReason(event.target.value);
              setIsMissing(false);
            }}
          />
        </Field>
      </Asking>
    </Dialog>
  );
}
