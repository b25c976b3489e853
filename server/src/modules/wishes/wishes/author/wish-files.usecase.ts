import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { WishPorts } from '../wishes.ports.ts';
import { findPictures, isPictureUsed, writePictures } from '../wishes.repository.ts';
import { findRecordings, isRecordingUsed, writeRecording } from './recordings.repository.ts';

/** What a wish shows from now on. */
interface WishFiles {
  readonly pics: readonly string[];
  /** Null for none. */
  readonly recording: string | null;
}

/** The pictures of a wish are these from now on; what it shows no more is deleted. */
async function takePictures(
  tx: Tx,
  { uid, wishId, pics }: { uid: string; wishId: string; pics: readonly string[] },
  files: WishPorts['files'],
): Promise<void> {
  const before = (await findPictures(tx, [wishId])).get(wishId) ?? [];
  const pictures: { file_id: string; url: string }[] = [];
  for (const id of new Set(pics)) {
    const shown = before.find(({ file_id }) => file_id === id);
    const { file_id, url } = shown ?? (await files.take(tx, uid, id));
    pictures.push({ file_id, url });
  }
  await writePictures(tx, wishId, pictures);
  for (const { file_id } of before)
    if (!pictures.some((picture) => picture.file_id === file_id))
      await files.drop(tx, file_id, () => isPictureUsed(tx, file_id));
}

/** S09: the recording of a wish is this one from now on, or none; one that it shows no more is deleted. */
async function takeRecording(
  tx: Tx,
  { uid, wishId, recording }: { uid: string; wishId: string; recording: string | null },
  recordings: WishPorts['recordings'],
): Promise<void> {
  const before = (await findRecordings(tx, [wishId])).get(wishId);
  if ((before?.file_id ?? null) === recording) return;
  if (recording === null) await writeRecording(tx, wishId, null);
  else {
    const { file_id, url, mime, duration } = await recordings.take(tx, uid, recording);
    // Taken, it is locked: nobody else begins to use it meanwhile.
    if (await isRecordingUsed(tx, file_id)) return refuse('file.unknown');
    await writeRecording(tx, wishId, { file_id, url, mime, duration: duration ?? 0 });
  }
  if (before) await recordings.drop(tx, before.file_id, () => isRecordingUsed(tx, before.file_id));
}

/** The pictures and the recording of a wish are these from now on, uploads of the member or what it shows already. */
export async function takeWishFiles(
  tx: Tx,
  { uid, wishId }: { uid: string; wishId: string },
  { pics, recording }: WishFiles,
  { files, recordings }: Pick<WishPorts, 'files' | 'recordings'>,
): Promise<void> {
  await takePictures(tx, { uid, wishId, pics }, files);
  await takeRecording(tx, { uid, wishId, recording }, recordings);
}
