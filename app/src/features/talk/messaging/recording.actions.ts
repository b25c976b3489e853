import { fileLimits } from '@goldbean/contract/people';
import { messagingLimits } from '@goldbean/contract/talk';
import i18next from 'i18next';
import { notify } from '../../../shared/notices/index.ts';
import { sendVoice } from './attachments.actions.ts';
import { record, type VoiceRecording } from './recorder.ts';
import { recordingState as state } from './recording.state.ts';
import { waveformOf } from './waveform.ts';

let recording: VoiceRecording | null = null;
/** Counts the attempts: the microphone may be granted after the member gave up. */
let attempt = 0;

/** Begins a voice message (D79); one of 60 seconds is sent by itself. */
export async function startRecording(): Promise<void> {
  const mine = (attempt += 1);
  state.current = null;
  try {
    const begun = await record(
      (level, ms) => {
        if (mine !== attempt || state.current?.kind !== 'recording') return;
        state.current = { kind: 'recording', ms, levels: [...state.current.levels, level] };
        if (ms >= fileLimits.voiceMs) void sendRecording();
      },
      () => {
        // What was heard waits to be sent or thrown away.
        if (mine === attempt) notify('info', i18next.t('chat:recorder.lost'));
      },
    );
    if (mine !== attempt) return begun.cancel();
    recording = begun;
    state.current = { kind: 'recording', ms: 0, levels: [] };
  } catch {
    if (mine === attempt) state.current = { kind: 'denied' };
  }
}

/** Ends the recording and says it. */
export async function sendRecording(): Promise<void> {
  const ended = recording;
  if (!ended || state.current?.kind !== 'recording') return;
  const { ms, levels } = state.current;
  recording = null;
  attempt += 1;
  state.current = null;
  const heard = await ended.stop();
  const file = new File([heard], 'voice.webm', { type: heard.type });
  const duration = Math.min(Math.round(ms), fileLimits.voiceMs);
  await sendVoice(file, duration, waveformOf(levels, messagingLimits.waveformBars));
}

/** Throws the recording away, or puts the refusal away. */
export function cancelRecording(): void {
  attempt += 1;
  recording?.cancel();
  recording = null;
  state.current = null;
}
