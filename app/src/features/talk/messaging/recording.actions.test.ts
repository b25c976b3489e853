import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../../shared/notices/index.ts';
import { sendVoice } from './attachments.actions.ts';
import { cancelRecording, sendRecording, startRecording } from './recording.actions.ts';
import { recordingState as state } from './recording.state.ts';

vi.mock('./attachments.actions.ts', () => ({ sendVoice: vi.fn(async () => undefined) }));
vi.mock('../../../shared/notices/index.ts', () => ({ notify: vi.fn() }));
vi.mock('i18next', () => ({ default: { t: (key: string) => key } }));

/** As browsers do it: it stops by itself with its tracks, and a second stop says nothing. */
class FakeVoiceRecorder extends EventTarget {
  static last: FakeVoiceRecorder;
  static isTypeSupported = () => true;
  state = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  constructor() {
    super();
    FakeVoiceRecorder.last = this;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    if (this.state === 'inactive') throw new DOMException('', 'InvalidStateError');
    this.state = 'inactive';
    queueMicrotask(() => {
      this.ondataavailable?.({ data: new Blob(['heard']) });
      this.onstop?.();
    });
  }
}
const stopTrack = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', FakeVoiceRecorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({ fftSize: 4, getFloatTimeDomainData: () => undefined });
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = async () => undefined;
    },
  );
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop: stopTrack }] }) },
  });
});
afterEach(() => {
  cancelRecording();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('a microphone that goes away ends the clock and is told; what was recorded can be sent', async () => {
  await startRecording();
  await vi.advanceTimersByTimeAsync(2_000);
  FakeVoiceRecorder.last.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'chat:recorder.lost');
  expect(stopTrack).toHaveBeenCalled();
  expect(state.current).toMatchObject({ kind: 'recording' });
  expect(state.current?.kind === 'recording' && state.current.ms).toBeLessThan(2_100);
  let isSent = false;
  void sendRecording().then(() => (isSent = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isSent).toBe(true);
  expect(await vi.mocked(sendVoice).mock.calls[0]?.[0].text()).toBe('heard');
});

it('what the member ends is not lost', async () => {
  await startRecording();
  await vi.advanceTimersByTimeAsync(2_000);
  await sendRecording();
  await startRecording();
  cancelRecording();
  await vi.advanceTimersByTimeAsync(0);
  expect(sendVoice).toHaveBeenCalledOnce();
  expect(notify).not.toHaveBeenCalled();
});
