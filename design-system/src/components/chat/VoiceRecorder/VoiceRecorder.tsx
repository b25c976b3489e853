import { fileLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import {
  Button,
  CircleAlertIcon,
  IconButton,
  SendIcon,
  Trash2Icon,
  VisuallyHidden,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  RecorderDot,
  RecorderLevel,
  RecorderRoot,
  RecorderTime,
  RecorderWords,
} from './VoiceRecorder.styles.ts';

export type RecordingState =
  /** `ms` recorded; `levels` from 0 to 1, the loudness of the last moments, oldest first. */
  | { kind: 'recording'; ms: number; levels: readonly number[] }
  /** The browser gives no microphone. */
  | { kind: 'denied' };

export interface VoiceRecorderProps {
  state: RecordingState;
  onSend: () => void;
  /** Throws the recording away, or puts the refusal away. */
  onCancel: () => void;
  /** Begins again after a refusal. */
  onStart: () => void;
}

/** D79: 1 to 60 seconds. The owner stops and sends at the end. */
const shortestMs = fileLimits.voiceLeastMs;
const longestMs = fileLimits.voiceMs;
/** The end is announced so long before, ms. */
const warnMs = 10_000;
const levelsShown = 24;

/** A voice message being recorded: how long, how loud, send or throw away. */
export function VoiceRecorder({ state, onSend, onCancel, onStart }: VoiceRecorderProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();

  if (state.kind === 'denied') {
    return (
      <RecorderRoot data-tone="danger" role="alert">
        <CircleAlertIcon aria-hidden="true" />
        <RecorderWords>{t('recorder.denied')}</RecorderWords>
        <Button size="small" onClick={onStart}>
          {t('retry')}
        </Button>
        <IconButton
          size="small"
          label={t('recorder.cancel')}
          icon={<XIcon aria-hidden="true" />}
          onClick={onCancel}
        />
      </RecorderRoot>
    );
  }

  const left = Math.ceil((longestMs - state.ms) / 1_000);
  const shown = state.levels.slice(-levelsShown);
  return (
    <RecorderRoot>
      <RecorderDot />
      <RecorderTime role="timer">
        {formats.clock(state.ms / 1_000)} <small>/ {formats.clock(longestMs / 1_000)}</small>
      </RecorderTime>
      <RecorderLevel aria-hidden="true">
        {shown.map((level, at) => {
          const key = state.levels.length - shown.length + at;
          return <i key={key} style={{ '--level': level }} />;
        })}
      </RecorderLevel>
      <VisuallyHidden as="output">{t('recorder.recording')}</VisuallyHidden>
      {longestMs - state.ms <= warnMs && (
        <RecorderWords as="output">{t('recorder.left', { count: left })}</RecorderWords>
      )}
      <IconButton label={t('recorder.cancel')} icon={<Trash2Icon aria-hidden="true" />} onClick={onCancel} />
      <Button
        tone="primary"
        fill="filled"
        icon={<SendIcon aria-hidden="true" />}
        disabledReason={state.ms < shortestMs ? t('recorder.short') : undefined}
        onClick={onSend}
      >
        {t('composer.send')}
      </Button>
    </RecorderRoot>
  );
}
