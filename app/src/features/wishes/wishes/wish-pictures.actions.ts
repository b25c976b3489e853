import { wishLimits } from '@goldbean/contract/wishes';
import { asApiError } from '../../../shared/api/index.ts';
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

/** V20: sends pictures one after the other, as many as there is room for. @param onSent another one is there */
export async function addPictures(
  files: readonly File[],
  send: SendWishPicture,
  onSent: () => void,
): Promise<void> {
  const isCurrent = formScope.watch();
  const room = Math.max(0, wishLimits.wishPictures - state.pictures.length);
  const added = files.slice(0, room).map((file) => {
    lastId += 1;
    const picture: FormPicture = { id: `new ${lastId}`, name: file.name, done: 0, sent: null, failure: '' };
    state.pictures.push(picture);
    return { file, id: picture.id };
  });
  for (const { file, id } of added) {
    const find = () => (isCurrent() ? state.pictures.find((picture) => picture.id === id) : undefined);
    if (!find()) continue;
    try {
      const { file_id, url } = await send(file, (share) => {
        const picture = find();
        if (picture) picture.done = share;
      });
      const picture = find();
      if (picture) {
        picture.sent = { fileId: file_id, url };
        onSent();
      }
    } catch (error) {
      const picture = find();
      if (picture) picture.failure = asApiError(error).msgKey;
    }
  }
}

export function removePicture(id: string): void {
  state.pictures = state.pictures.filter((picture) => picture.id !== id);
}
