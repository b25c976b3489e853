import { calls } from '@goldbean/contract/people';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type UploadScene =
  | 'avatar'
  | 'live'
  | 'chat'
  | 'announcement'
  | 'report'
  | 'post'
  | 'article'
  | 'feedback'
  | 'wish'
  | 'wish_recording'
  | 'short_video'
  | 'herdsman'
  | 'ebook'
  | 'ebook_cover';
export type StoredFile = CallData<typeof calls.files.upload>;

/** G018. @param onProgress told the share that is sent, 0 to 1 @throws ApiError `file.*` */
export const upload = (
  scene: UploadScene,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StoredFile> => request(calls.files.upload, { scene }, { files: { file }, onProgress, signal });
