import type { ComposerProps } from '@goldbean/design-system/chat';
import { useSnapshot } from 'valtio';
import { canRecord } from '../recorder.ts';
import { cancelRecording, sendRecording, startRecording } from '../recording.actions.ts';
import { recordingState } from '../recording.state.ts';

/** Voice messages in the composer (D79); nothing where this browser cannot record. */
export function useVoice(): ComposerProps['voice'] {
  const { current } = useSnapshot(recordingState);
  if (!canRecord()) return undefined;
  return {
    ...(current && { state: current }),
    onStart: () => void startRecording(),
    onSend: () => void sendRecording(),
    onCancel: cancelRecording,
  };
}
