import { judgeBeforeUpload, type UploadKind } from '@goldbean/contract/uploads';
import { messagingLimits, type MessageContent } from '@goldbean/contract/talk';
import i18next from 'i18next';
import { asApiError, unreachable, ApiError } from '../../../shared/api/index.ts';
import { refusalWords } from '../../../shared/i18n/index.ts';
import { notify } from '../../../shared/notices/index.ts';
import { addRow, fail, say } from './delivery.actions.ts';
import { messageOfRow, removeOwn } from './message-line.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, setMessages } from './messaging.state.ts';
import { addPreview, outgoing, renamePreview } from './outgoing.ts';
import { pictureSize } from './picture-size.ts';
import { changeUnsent } from './unsent.ts';

/** Longest wait for a turn of its own when several are sent at once, ms; after it the member decides. */
const longestWaitMs = 15_000;
const turnsMax = 5;

interface JudgedFile {
  readonly file: File;
  readonly kind: UploadKind;
  /** Why it is not sent: a `msg_key`; empty when it is. */
  readonly refusal: string;
}

/** V07 to V10, before anything is sent. */
async function judge(file: File): Promise<JudgedFile> {
  try {
    const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const verdict = judgeBeforeUpload('everything', file, first);
    if (!verdict.ok) return { file, kind: 'other', refusal: verdict.msgKey };
    // A recording is made here, not chosen.
    return { file, kind: verdict.kind, refusal: verdict.kind === 'voice' ? 'file.video_format' : '' };
  } catch {
    // A folder, or a file that is gone since.
    return { file, kind: 'other', refusal: 'file.failed' };
  }
}

/** Says once for each reason which files are not sent. */
function tellRefused(judged: readonly JudgedFile[]): void {
  for (const [refusal, refused] of Map.groupBy(judged, (one) => one.refusal)) {
    if (refusal === '') continue;
    const names = refused.map(({ file }) => file.name).join(', ');
    notify('danger', i18next.t('chat:attach.refused', { names, reason: refusalWords(refusal) }));
  }
}

/** How it stands in the room until the server says what it is. @param id of the file, or of the message before */
async function contentOf(file: File, kind: UploadKind, id: string): Promise<MessageContent> {
  const facts = { file_id: id, name: file.name, size: file.size, mime: file.type };
  if (kind === 'picture') return { kind: 'image', body: { ...facts, ...(await pictureSize(file)) } };
  return { kind: 'file', body: { ...facts, w: null, h: null } };
}

/** A recording of a screen is another scene's: here it would be a video, or refused. */
const saidAs = {
  picture: 'image',
  video: 'video',
  voice: 'file',
  recording: 'file',
  other: 'file',
} as const;

/**
 * Sends pictures and files (E05, at most 9): each stands in the room at once, and they are sent one after the other, so
 * that they are said in their order. What may not be sent is named, and nothing of it leaves the page.
 */
export async function attach(files: readonly File[]): Promise<void> {
  const { room } = state;
  const most = messagingLimits.attachmentsAtOnce;
  if (files.length > most) return notify('danger', i18next.t('chat:attach.most', { most }));
  const judged = await Promise.all(files.map(judge));
  tellRefused(judged);
  const rows = await Promise.all(
    judged
      .filter(({ refusal }) => refusal === '')
      .map(async ({ file, kind }) => {
        const id = crypto.randomUUID();
        return { id, file, kind, content: await contentOf(file, kind, id) };
      }),
  );
  if (room !== state.room) return;
  const added = rows.filter(({ id, file, kind, content }) =>
    stage(id, file, content, (fileId) => ({ kind: saidAs[kind], body: { file_id: fileId } })),
  );
  for (const { id } of added) await sendAttachment(id);
}

/** Says a recording (D79). @param waveform loudness from beginning to end, 0 to 100 each @param duration ms */
export async function sendVoice(file: File, duration: number, waveform: readonly number[]): Promise<void> {
  const id = crypto.randomUUID();
  const facts = { file_id: id, name: file.name, size: file.size, mime: file.type };
  const isStaged = stage(id, file, { kind: 'voice', body: { ...facts, duration, waveform } }, (fileId) => ({
    kind: 'voice',
    body: { file_id: fileId, waveform },
  }));
  if (isStaged) await sendAttachment(id);
}

function stage(
  id: string,
  file: File,
  content: MessageContent,
  said: (fileId: string) => service.Published,
): boolean {
  if (addRow(content, id) === null) return false;
  addPreview(id, file);
  outgoing.set(id, { room: state.room, file, said, fileId: '', abort: new AbortController() });
  changeUnsent(state.room, id, { share: 0 });
  return true;
}

async function sendAttachment(id: string): Promise<void> {
  const item = outgoing.get(id);
  // Cancelled while others were sent.
  if (!item) return;
  const { room, file, abort } = item;
  try {
    item.fileId ||= await inTurn(() => upload(room, id, file, abort.signal));
    changeUnsent(room, id, { share: null });
    const said = item.said(item.fileId);
    await inTurn(() => say(room, id, said));
    outgoing.delete(id);
  } catch (error) {
    if (abort.signal.aborted) return;
    // It waited too long to be said: the next try sends it again.
    if (asApiError(error).msgKey === 'file.unknown') item.fileId = '';
    fail(room, id, error);
  }
}

/** @returns its file id. @throws ApiError; M03: without an answer it is the upload that failed */
async function upload(room: string, id: string, file: File, signal: AbortSignal): Promise<string> {
  try {
    const uploaded = await service.upload(file, (share) => changeUnsent(room, id, { share }), signal);
    renamePreview(id, uploaded.file_id);
    return uploaded.file_id;
  } catch (error) {
    const { msgKey } = asApiError(error);
    throw msgKey === unreachable ? new ApiError({ code: 0, msgKey: 'file.failed', cause: error }) : error;
  }
}

/** Sends a failed one again, under its first id; what is uploaded already is only said. */
export async function resendAttachment(id: string): Promise<void> {
  const item = outgoing.get(id);
  if (!item) return;
  changeUnsent(item.room, id, { delivery: 'sending', failure: '', share: item.fileId === '' ? 0 : null });
  await sendAttachment(id);
}

/** M03: ends an upload that is under way, and takes its row away. */
export function cancelUpload(rowId: string): void {
  const row = messageOfRow(state.messages, rowId);
  const item = row && outgoing.get(row.client_msg_id);
  if (!row || !item || item.fileId !== '') return;
  item.abort.abort();
  outgoing.delete(row.client_msg_id);
  setMessages(removeOwn(state.messages, row.client_msg_id));
  notify('info', i18next.t('chat:upload.cancelled'));
}

/** Tries again where several at once were too fast (D73). @throws ApiError */
async function inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await act();
    } catch (error) {
      const { msgKey, detail } = asApiError(error);
      const wait = Number(detail['retry_ms']);
      if (msgKey !== 'system.too_fast' || turn === turnsMax || !(wait <= longestWaitMs)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
