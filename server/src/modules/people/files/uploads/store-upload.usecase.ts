import { judgeUpload } from '@goldbean/contract';
import type { UploadedFile } from '../../../../platform/http/index.ts';
import { newToken } from '../../../../platform/random.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { shownName, type FileScene } from '../files.domain.ts';
import type { UploadDeps } from '../files.ports.ts';
import type { FileRow } from '../files.repository.ts';
import { signatureOf } from './file-type.domain.ts';
import { playFacts } from './media-facts.domain.ts';
import { reencode } from './pictures.usecase.ts';

const videoEndings: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/x-flv': 'flv',
};

/** Checks a local file and moves it into the storage. @throws Refusal `file.*` */
export async function storeUpload(
  uid: string,
  scene: FileScene,
  file: Omit<UploadedFile, 'truncated'>,
  {
    clock,
    ids,
    random,
    storage,
    scenes,
  }: Pick<UploadDeps, 'clock' | 'ids' | 'random' | 'storage' | 'scenes'>,
): Promise<FileRow> {
  if (file.size === 0) refuse('file.failed');
  const signature = await signatureOf(file.path);
  const { takes, square = false, readers } = scenes.need(scene);
  const verdict = judgeUpload(takes, file, signature);
  if (!verdict.ok) return refuse(verdict.msgKey);
  const picture = verdict.kind === 'picture' ? await reencode(file.path, square) : null;
  if (verdict.kind === 'picture' && picture === null) return refuse('file.image_format');
  const played = await playFacts(verdict.kind, file.path, signature);
  const ending = picture?.ext ?? videoEndings[signature.mime] ?? 'bin';
  // Without an ending it is out of reach of the door to public files.
  const stored = readers === 'everyone' ? `${newToken(random)}.${ending}` : newToken(random);
  await storage.put(stored, picture?.path ?? file.path);
  return {
    file_id: ids.next(),
    uid,
    scene,
    stored,
    name: shownName(file.name),
    mime: picture?.mime ?? played?.mime ?? (signature.mime || 'application/octet-stream'),
    size: picture?.size ?? file.size,
    w: picture?.w ?? played?.w ?? null,
    h: picture?.h ?? played?.h ?? null,
    duration: played?.duration ?? null,
    created_at: clock.now(),
    used_at: null,
    conversion: null,
    conversion_tries: 0,
    conversion_failure: null,
    made_of: null,
  };
}
