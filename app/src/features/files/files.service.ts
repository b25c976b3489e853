import { calls, type CallData } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type UploadScene = 'avatar' | 'live' | 'chat';
export type UploadedFile = CallData<typeof calls.upload>;

/** G018. @param onProgress told the share that is sent, 0 to 1 @throws ApiError `file.*` */
export const upload = (
  scene: UploadScene,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedFile> => request(calls.upload, { scene }, { files: { file }, onProgress, signal });

/** G019. */
export const cancelUpload = (fileId: string) => request(calls.cancelUpload, { file_id: fileId });
