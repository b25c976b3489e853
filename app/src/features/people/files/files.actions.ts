import { codes } from '@goldbean/contract/shared';
import { ApiError } from '../../../shared/api/index.ts';
import * as service from './files.service.ts';
import { pictureRefusal } from './picture-rules.ts';

/**
 * Sends a picture. Nothing shared is written: who asked keeps the answer.
 * @param onProgress told the share that is sent, 0 to 1
 * @throws ApiError `file.*`; aborted, it throws too and the caller says nothing
 */
export async function uploadPicture(
  scene: service.UploadScene,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<service.StoredFile> {
  const msgKey = pictureRefusal(file);
  if (msgKey) throw new ApiError({ code: codes.invalid, msgKey });
  return service.upload(scene, file, onProgress, signal);
}

/**
 * Sends a file of any kind that its scene takes; the server looks at it. As `uploadPicture`.
 * @throws ApiError `file.*`
 */
export const uploadFile = (
  scene: service.UploadScene,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<service.StoredFile> => service.upload(scene, file, onProgress, signal);
