import { memberState } from '../../../shared/session/index.ts';

/** A voice message being recorded (D79); null while none is. */
export const recordingState = memberState<{
  current:
    | null
    /** `ms` recorded; `levels` from 0 to 1, oldest first. */
    | { kind: 'recording'; ms: number; levels: readonly number[] }
    /** The browser gives no microphone. */
    | { kind: 'denied' };
}>(() => ({ current: null }));
