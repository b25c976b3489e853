import { codes } from '@goldbean/contract/shared';
import { judgeBeforeUpload } from '@goldbean/contract/uploads';
import { WriteShortVideo } from '../../features/content/short-video-writing/index.ts';
import { uploadFile, uploadPicture } from '../../features/people/files/index.ts';
import { ApiError } from '../../shared/api/index.ts';

/** V09, V10: what is no video of ours is refused before anything is sent. @throws ApiError `file.*` */
async function check(file: File): Promise<void> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const verdict = judgeBeforeUpload('videos', file, first);
  if (!verdict.ok) throw new ApiError({ code: codes.invalid, msgKey: verdict.msgKey });
}

const sendFile = async (
  scene: 'short_video' | 'post',
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => {
  if (scene === 'post') return uploadPicture(scene, file, onProgress, signal);
  await check(file);
  return uploadFile(scene, file, onProgress, signal);
};

/** Over `/hljw/smallvideo?write=`: where a short video is published (S50, D91). Loads with it alone. */
export function PublishShortVideo({ id }: { readonly id: string }) {
  return <WriteShortVideo id={id} sendFile={sendFile} />;
}
