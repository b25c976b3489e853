import { Button, Dialog, Field, TextArea } from '@goldbean/design-system/primitives';
import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../shared/i18n/index.ts';
import { stopLesson } from '../streaming.actions.ts';
import { streamingState } from '../streaming.state.ts';

/** Longest reason the contract takes. */
const reasonMost = 200;

const Asking = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

/** D27: stops a lesson on air for good, with the reason that its viewers read. For its crew and for inspectors. */
export function LessonStop({ liveId }: { readonly liveId: string }) {
  const { t } = useTranslation('streamer');
  const { doing } = useSnapshot(streamingState);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const close = () => setIsAsking(false);
  const stop = async () => {
    const words = reason.trim();
    setIsMissing(words === '');
    if (words !== '' && (await stopLesson(liveId, words))) close();
  };
  return (
    <>
      <Button tone="danger" fill="quiet" onClick={() => setIsAsking(true)}>
        {t('stop.button')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('stop.title')}
        closeLabel={t('keep')}
        role="alertdialog"
        keepsOnOutsidePress
        footer={
          <>
            <Button onClick={close}>{t('keep')}</Button>
            <Button
              tone="danger"
              fill="filled"
              busyLabel={doing === 'stop' ? t('stop.busy') : undefined}
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
    </>
  );
}
