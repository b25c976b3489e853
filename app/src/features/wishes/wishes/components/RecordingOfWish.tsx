import { WishRecording, type WishRecordingState } from '@goldbean/design-system/wishes';
import { useDraft } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { canRecordScreen } from '../screen-recorder.ts';
import {
  chooseWishRecording,
  recordWish,
  removeWishRecording,
  resendWishRecording,
} from '../wish-form.actions.ts';
import { wishFormState } from '../wish-form.state.ts';
import type { SendWishPicture } from '../wish-pictures.actions.ts';
import { stopRecording } from '../wish-recording.actions.ts';

/** S09: records the screen for the wish that is being written, or takes a recording. */
export function RecordingOfWish({ send }: { readonly send: SendWishPicture }) {
  const { recording } = useDraft(wishFormState);
  const state = (): WishRecordingState => {
    switch (recording.kind) {
      case 'none':
        return { kind: 'idle' };
      case 'ready':
        return { kind: 'ready', name: recording.name, url: recording.sent.url };
      case 'failed':
        return {
          kind: 'failed',
          reason: refusalWords(recording.msgKey),
          ...(recording.isKept && { onRetry: () => void resendWishRecording(send) }),
        };
      case 'asking':
      case 'recording':
      case 'sending':
      case 'denied':
        return recording;
    }
  };
  return (
    <WishRecording
      state={state()}
      canRecord={canRecordScreen()}
      onRecord={() => void recordWish(send)}
      onStop={stopRecording}
      onChoose={(file) => void chooseWishRecording(file, send)}
      onRemove={removeWishRecording}
    />
  );
}
