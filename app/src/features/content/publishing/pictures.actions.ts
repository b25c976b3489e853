import { postLimits } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { keepSoon } from './drafts.actions.ts';
import { publishingState as state, type PickedPicture } from './publishing.state.ts';

/** Sends a picture for a post. @throws ApiError `file.*` */
export type SendPostPicture = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<{ readonly id: string; readonly url: string }>;

/** What is on its way or failed, by key: the file, and how to stop it. */
const sendings = new Map<string, { readonly file: File; stop: AbortController }>();

const pictureOf = (key: string): PickedPicture | undefined =>
  state.pictures.find((picture) => picture.key === key);

/** Chosen, pasted or dropped; as many as there is room for (S06). */
export function addPictures(files: readonly File[], send: SendPostPicture): void {
  const room = postLimits.postPictures - state.pictures.length;
  for (const file of files.slice(0, Math.max(0, room))) {
    const key = crypto.randomUUID();
    sendings.set(key, { file, stop: new AbortController() });
    state.pictures.push({
      key,
      name: file.name,
      url: URL.createObjectURL(file),
      fileId: null,
      share: 0,
      error: null,
    });
    void sendPicture(key, send);
  }
}

async function sendPicture(key: string, send: SendPostPicture): Promise<void> {
  const sending = sendings.get(key);
  if (!sending) return;
  try {
    const { id } = await send(
      sending.file,
      (share) => Object.assign(pictureOf(key) ?? {}, { share }),
      sending.stop.signal,
    );
    sendings.delete(key);
    const picture = pictureOf(key);
    if (!picture) return;
    picture.fileId = id;
    keepSoon();
  } catch (error) {
    const picture = pictureOf(key);
    if (picture) picture.error = ref(asApiError(error));
  }
}

export function retryPicture(key: string, send: SendPostPicture): void {
  const picture = pictureOf(key);
  const sending = sendings.get(key);
  if (!picture || !sending) return;
  Object.assign(picture, { error: null, share: 0 });
  sending.stop = new AbortController();
  void sendPicture(key, send);
}

export function removePicture(key: string): void {
  letGo(key);
  state.pictures = state.pictures.filter((picture) => picture.key !== key);
  keepSoon();
}

/** Stops what is on its way and gives back what the browser holds for a preview. */
function letGo(key: string): void {
  sendings.get(key)?.stop.abort();
  sendings.delete(key);
  const url = pictureOf(key)?.url ?? '';
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}

/** The page goes, with all its previews. */
export function letPicturesGo(): void {
  for (const { key } of state.pictures) letGo(key);
}
onMemberGone(letPicturesGo);
