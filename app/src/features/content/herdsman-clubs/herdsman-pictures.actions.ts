import { herdsmanClubLimits } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { herdsmanFormState as state, type ClubPictureUpload } from './herdsman-form.state.ts';

/** Sends a picture of a club. @throws ApiError `file.*` */
export type SendClubPicture = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<{ readonly file_id: string }>;

/** What is on its way or failed, by key: the file, and how to stop it. */
const sendings = new Map<string, { readonly file: File; stop: AbortController }>();

const pictureOf = (key: string): ClubPictureUpload | undefined =>
  state.pictures.find((picture) => picture.key === key);

/** Chosen; as many as there is room for. */
export function addPictures(files: readonly File[], send: SendClubPicture): void {
  const room = herdsmanClubLimits.herdsmanPictures - state.pictures.length;
  delete state.errors['pics'];
  for (const file of files.slice(0, Math.max(0, room))) {
    const key = crypto.randomUUID();
    sendings.set(key, { file, stop: new AbortController() });
    const url = URL.createObjectURL(file);
    state.pictures.push({ key, name: file.name, url, fileId: null, share: 0, error: null });
    void sendPicture(key, send);
  }
}

async function sendPicture(key: string, send: SendClubPicture): Promise<void> {
  const sending = sendings.get(key);
  if (!sending) return;
  try {
    const { file_id } = await send(
      sending.file,
      (share) => Object.assign(pictureOf(key) ?? {}, { share }),
      sending.stop.signal,
    );
    sendings.delete(key);
    const picture = pictureOf(key);
    if (picture) picture.fileId = file_id;
  } catch (error) {
    const picture = pictureOf(key);
    if (picture) picture.error = ref(asApiError(error));
  }
}

export function retryPicture(key: string, send: SendClubPicture): void {
  const picture = pictureOf(key);
  const sending = sendings.get(key);
  if (!picture || !sending) return;
  Object.assign(picture, { error: null, share: 0 });
  sending.stop = new AbortController();
  void sendPicture(key, send);
}

export function removePicture(key: string): void {
  letGo(key);
  delete state.errors['pics'];
  state.pictures = state.pictures.filter((picture) => picture.key !== key);
}

/** Stops what is on its way and gives back what the browser holds for a preview. */
function letGo(key: string): void {
  sendings.get(key)?.stop.abort();
  sendings.delete(key);
  const url = pictureOf(key)?.url ?? '';
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}

/** The form goes, with all its previews. */
export function letPicturesGo(): void {
  for (const { key } of state.pictures) letGo(key);
}
onMemberGone(letPicturesGo);
