import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { ebookFormState as state, type EbookPart } from './ebook-form.state.ts';

/** Sends the file of a book, or its front. @throws ApiError `file.*` */
export type SendPart = (
  part: EbookPart,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<{ readonly file_id: string }>;

/** What is on its way or failed: the file, and how to stop it. */
const sendings = new Map<EbookPart, { readonly file: File; readonly stop: AbortController }>();

/** Chosen; it takes the place of what was chosen before. */
export function addPart(part: EbookPart, file: File, send: SendPart): void {
  letPartGo(part);
  const url = part === 'cover' ? URL.createObjectURL(file) : '';
  const { name, size } = file;
  state.files[part] = { name, size, url, fileId: null, share: 0, error: null };
  state.isChanged = true;
  void sendPart(part, file, send);
}

async function sendPart(part: EbookPart, file: File, send: SendPart): Promise<void> {
  const stop = new AbortController();
  sendings.set(part, { file, stop });
  const sent = () => (stop.signal.aborted ? null : state.files[part]);
  try {
    const onProgress = (share: number) => Object.assign(sent() ?? {}, { share });
    const { file_id } = await send(part, file, onProgress, stop.signal);
    Object.assign(sent() ?? {}, { fileId: file_id });
  } catch (error) {
    Object.assign(sent() ?? {}, { error: ref(asApiError(error)) });
  }
}

export function retryPart(part: EbookPart, send: SendPart): void {
  const sending = sendings.get(part);
  const sent = state.files[part];
  if (!sending || !sent) return;
  Object.assign(sent, { error: null, share: 0 });
  void sendPart(part, sending.file, send);
}

/** Stops what is on its way, and gives back what the browser holds for a preview. */
export function letPartGo(part: EbookPart): void {
  sendings.get(part)?.stop.abort();
  sendings.delete(part);
  const url = state.files[part]?.url ?? '';
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
  state.files[part] = null;
  delete state.errors[part === 'book' ? 'file_id' : 'cover_id'];
}
