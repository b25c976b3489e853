import { fileLimits } from '@goldbean/contract/people';
import { judgeBeforeUpload } from '@goldbean/contract/uploads';
import { asApiError, isUndecided } from '../../../shared/api/index.ts';
import { recordScreen, screenDevices, type ScreenDevices, type ScreenRecording } from './screen-recorder.ts';
import { wishFormState as state, type FormRecording } from './wish-form.state.ts';
import { formScope, type SendWishPicture } from './wish-pictures.actions.ts';

const most = { ms: fileLimits.recordingMs, bytes: fileLimits.recordingBytes };

let running: ScreenRecording | null = null;
/** What could not be sent: nobody records it twice. */
let unsent: File | null = null;
/** Counts what was begun: a screen may be shown after the member gave up, and an upload end after it was removed. */
let attempt = 0;

/** Begins something. @returns whether it still counts, on this form */
function begin(): () => boolean {
  const isCurrent = formScope.watch();
  const mine = (attempt += 1);
  return () => isCurrent() && mine === attempt;
}

/** S09: a wish has one recording, so another waits until there is room. */
const isFree = (): boolean => ['none', 'denied', 'failed'].includes(state.recording.kind);

/** It is made or sent at the moment: the wish waits for it. */
export const isRecordingBusy = ({ kind }: Pick<FormRecording, 'kind'>): boolean =>
  ['asking', 'recording', 'sending'].includes(kind);

/** The file id of the recording; empty where there is none. */
export const recordingId = (): string =>
  state.recording.kind === 'ready' ? state.recording.sent.fileId : '';

/** Why a file is no recording of ours, asked before anything is sent; null where it may be one. */
async function refusalOf(file: File): Promise<string | null> {
  try {
    const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const verdict = judgeBeforeUpload('recordings', file, first);
    return verdict.ok ? null : verdict.msgKey;
  } catch {
    // A folder, or a file that is gone since.
    return 'file.failed';
  }
}

async function upload(file: File, send: SendWishPicture, onSent: () => void): Promise<void> {
  const isMine = begin();
  const { name } = file;
  unsent = null;
  state.recording = { kind: 'sending', name, done: 0 };
  const msgKey = await refusalOf(file);
  if (!isMine()) return;
  if (msgKey !== null) {
    state.recording = { kind: 'failed', msgKey, isKept: false };
    return;
  }
  try {
    const { file_id: fileId, url } = await send(file, (done) => {
      if (isMine()) state.recording = { kind: 'sending', name, done };
    });
    if (!isMine()) return;
    state.recording = { kind: 'ready', name, sent: { fileId, url } };
    onSent();
  } catch (error) {
    if (!isMine()) return;
    const refused = asApiError(error);
    // What the server has refused it refuses again.
    const isKept = isUndecided(refused);
    unsent = isKept ? file : null;
    state.recording = { kind: 'failed', msgKey: refused.msgKey, isKept };
  }
}

/** S09: records the screen and sends what was recorded. @param onSent it is there @param devices of the browser */
export async function beginRecording(
  send: SendWishPicture,
  onSent: () => void,
  devices: ScreenDevices | null = screenDevices(),
): Promise<void> {
  if (!isFree() || !devices) return;
  const isMine = begin();
  unsent = null;
  state.recording = { kind: 'asking' };
  let begun: ScreenRecording;
  try {
    begun = await recordScreen(devices, most, (ms) => {
      if (isMine()) state.recording = { kind: 'recording', ms };
    });
  } catch {
    // Nothing was chosen, the browser or the system does not allow it, or there is nothing to show.
    if (isMine()) state.recording = { kind: 'denied' };
    return;
  }
  if (!isMine()) return begun.cancel();
  running = begun;
  state.recording = { kind: 'recording', ms: 0 };
  try {
    const seen = await begun.done;
    if (!isMine()) return;
    running = null;
    await upload(new File([seen], 'screen.webm', { type: seen.type }), send, onSent);
  } catch {
    if (!isMine()) return;
    running = null;
    state.recording = { kind: 'failed', msgKey: 'file.failed', isKept: false };
  }
}

/** Ends the recording and keeps it. */
export const stopRecording = (): void => running?.stop();

/** Sends a file that was recorded elsewhere. */
export async function chooseRecording(file: File, send: SendWishPicture, onSent: () => void): Promise<void> {
  if (isFree()) await upload(file, send, onSent);
}

/** Sends what did not arrive once more. */
export async function resendRecording(send: SendWishPicture, onSent: () => void): Promise<void> {
  if (unsent && state.recording.kind === 'failed') await upload(unsent, send, onSent);
}

/** Throws the recording away, whatever has become of it. */
export function dropRecording(): void {
  attempt += 1;
  running?.cancel();
  running = null;
  unsent = null;
  state.recording = { kind: 'none' };
}
