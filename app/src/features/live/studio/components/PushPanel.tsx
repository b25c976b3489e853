import { PushAddress, type PushAddressState } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { loadPush, rotateKey } from '../studio.actions.ts';
import { studioState } from '../studio.state.ts';

/** S36, D89: where the encoder sends its picture. */
export function PushPanel({ isOnAir }: { readonly isOnAir: boolean }) {
  const { push, failure, isRotating } = useSnapshot(studioState);
  const state = (): PushAddressState => {
    if (push) return { kind: 'ready', url: push.rtmp_url, streamKey: push.key, isRotating };
    return failure === null ? { kind: 'loading' } : { kind: 'error', reason: refusalWords(failure) };
  };
  return (
    <PushAddress
      state={state()}
      isOnAir={isOnAir}
      onRetry={() => void loadPush()}
      onRotate={() => void rotateKey()}
    />
  );
}
