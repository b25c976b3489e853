import { wishLimits } from '@goldbean/contract/wishes';
import { asApiError, isUndecided } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { wishFormState as state, type FormPicture } from './wish-form.state.ts';

/** Sends a picture. @param onProgress told the share that is sent, 0 to 1 @throws ApiError `file.*` */
export type SendWishPicture = (
  file: File,
  onProgress: (share: number) => void,
) => Promise<{ readonly file_id: string; readonly url: string }>;

/** Anew with every form that is opened. */
export const formScope = createRequestScope();
let lastId = 0;
/** Pictures of the form that have not arrived, by their id. */
const unsent = new Map<string, File>();

/** A picture that waits, is on its way, or did not arrive: the wish never goes without it silently. */
export const isPictureMissing = (): boolean => state.pictures.some(({ sent }) => sent === null);

/** Another form is opened: what another one has not sent is gone. */
export const forgetPictures = (): void => unsent.clear();

async function sendOne(id: string, send: SendWishPicture, isCurrent: () => boolean): Promise<void> {
  const find = () => (isCurrent() ? state.pictures.find((picture) => picture.id === id) : undefined);
  const file = unsent.get(id);
  if (!file || !find()) return;
  try {
    const { file_id, url } = await send(file, (share) => {
      const picture = find();
      if (picture) picture.done = share;
    });
    const picture = find();
    if (!picture) return;
    unsent.delete(id);
    picture.sent = { fileId: file_id, url };
  } catch (error) {
    const refused = asApiError(error);
    // What the server has refused it refuses again.
    const isKept = isUndecided(refused);
    const picture = find();
    if (picture) Object.assign(picture, { failure: refused.msgKey, isKept });
  }
}

/** V20: sends pictures one after the other, as many as there is room for. @param onChange a picture came, arrived or failed */
export async function addPictures(
  files: readonly File[],
  send: SendWishPicture,
  onChange: () => void,
): Promise<void> {
  const isCurrent = formScope.watch();
  const room = Math.max(0, wishLimits.wishPictures - state.pictures.length);
  const added = files.slice(0, room).map((file) => {
    lastId += 1;
    const id = `new ${lastId}`;
    const picture: FormPicture = { id, name: file.name, done: 0, sent: null, failure: '', isKept: false };
    unsent.set(id, file);
    state.pictures.push(picture);
    return id;
  });
  onChange();
  for (const id of added) {
    await sendOne(id, send, isCurrent);
    if (isCurrent()) onChange();
  }
}

/** Sends a picture once more that did not arrive. @param onChange it arrived or failed */
export async function resendPicture(id: string, send: SendWishPicture, onChange: () => void): Promise<void> {
  const isCurrent = formScope.watch();
  const picture = state.pictures.find((one) => one.id === id);
  if (!picture?.isKept) return;
  Object.assign(picture, { done: 0, failure: '', isKept: false });
  await sendOne(id, send, isCurrent);
  if (isCurrent()) onChange();
}

export function removePicture(id: string): void {
  unsent.delete(id);
  state.pictures = state.pictures.filter((picture) => picture.id !== id);
}
