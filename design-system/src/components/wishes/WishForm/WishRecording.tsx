import { fileLimits } from '@goldbean/contract/rules';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  CircleStopIcon,
  IconButton,
  ProgressBar,
  ScreenShareIcon,
  Trash2Icon,
  UploadIcon,
  VisuallyHidden,
  Video,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { PictureSet } from './WishPictures.styles.ts';
import { RecordingDot, RecordingRow } from './WishRecording.styles.ts';

export type WishRecordingState =
  | { kind: 'idle' }
  /** The browser asks what is shown. */
  | { kind: 'asking' }
  /** `ms` recorded. */
  | { kind: 'recording'; ms: number }
  /** `done` from 0 to 1. */
  | { kind: 'sending'; name: string; done: number }
  | { kind: 'ready'; name: string; url: string }
  /** No screen was shown: chosen none, or not allowed. */
  | { kind: 'denied' }
  /** `reason` is a sentence for the member; without `onRetry` another is made or chosen. */
  | { kind: 'failed'; reason: string; onRetry?: () => void };

export interface WishRecordingProps {
  state: WishRecordingState;
  /** The browser can record a screen; else one is chosen. */
  canRecord: boolean;
  onRecord: () => void;
  /** Ends the recording and keeps it. */
  onStop: () => void;
  onChoose: (file: File) => void;
  /** Throws it away, whatever has become of it. */
  onRemove: () => void;
}

/** S09: the owner stops at the end. */
const longestMs = fileLimits.recordingMs;
const mostBytes = fileLimits.recordingBytes;
const recordingTypes = ['video/webm', 'video/mp4'];
/** The end is announced so long before, ms. */
const warnMs = 10_000;

/** The recording of the screen that goes with a wish: made here, or chosen; one at most. */
export function WishRecording({
  state,
  canRecord,
  onRecord,
  onStop,
  onChoose,
  onRemove,
}: WishRecordingProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);

  const ways = (
    <>
      {canRecord && (
        <Button size="small" icon={<ScreenShareIcon aria-hidden="true" />} onClick={onRecord}>
          {t('recording.record')}
        </Button>
      )}
      <Button size="small" icon={<UploadIcon aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('recording.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={recordingTypes.join(',')}
        aria-label={t('recording.choose')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
    </>
  );
  const remove = (label: string) => (
    <IconButton size="small" label={label} icon={<Trash2Icon aria-hidden="true" />} onClick={onRemove} />
  );

  const content = (): ReactNode => {
    switch (state.kind) {
      case 'idle':
        return <RecordingRow>{ways}</RecordingRow>;
      case 'asking':
        return (
          <RecordingRow>
            <p role="status">{t('recording.asking')}</p>
            {remove(t('recording.discard'))}
          </RecordingRow>
        );
      case 'recording':
        return (
          <RecordingRow>
            <RecordingDot />
            <span role="timer">
              {formats.clock(state.ms / 1_000)} / {formats.clock(longestMs / 1_000)}
            </span>
            <VisuallyHidden as="output">{t('recording.running')}</VisuallyHidden>
            {longestMs - state.ms <= warnMs && (
              <output>{t('recording.left', { count: Math.ceil((longestMs - state.ms) / 1_000) })}</output>
            )}
            <Button size="small" tone="primary" icon={<CircleStopIcon aria-hidden="true" />} onClick={onStop}>
              {t('recording.stop')}
            </Button>
            {remove(t('recording.discard'))}
          </RecordingRow>
        );
      case 'sending':
        return (
          <RecordingRow>
            <ProgressBar
              label={t('form.uploadingPicture', { name: state.name })}
              value={state.done}
              max={1}
            />
            {remove(t('recording.discard'))}
          </RecordingRow>
        );
      case 'ready':
        return (
          <RecordingRow>
            <Video src={state.url} aria-label={state.name} controls playsInline preload="metadata" />
            {remove(t('recording.remove'))}
          </RecordingRow>
        );
      case 'denied':
        return (
          <>
            <RecordingRow data-tone="danger" role="alert">
              <p>{t('recording.denied')}</p>
            </RecordingRow>
            <RecordingRow>{ways}</RecordingRow>
          </>
        );
      case 'failed':
        return (
          <>
            <RecordingRow data-tone="danger" role="alert">
              <p>{state.reason}</p>
              {state.onRetry && (
                <>
                  <Button size="small" onClick={state.onRetry}>
                    {t('retry')}
                  </Button>
                  {remove(t('recording.discard'))}
                </>
              )}
            </RecordingRow>
            <RecordingRow>{ways}</RecordingRow>
          </>
        );
    }
  };

  return (
    <PictureSet>
      <legend>{t('recording.legend')}</legend>
      {content()}
      <p>{t('recording.hint', { seconds: longestMs / 1_000, size: formats.bytes(mostBytes) })}</p>
    </PictureSet>
  );
}
