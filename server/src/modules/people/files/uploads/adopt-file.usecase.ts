import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tx } from '../../../../platform/database/index.ts';
import type { FileScene } from '../files.domain.ts';
import type { UploadDeps } from '../files.ports.ts';
import { insertFile } from '../files.repository.ts';
import { asUsed, type UsedFile } from '../used-files.ports.ts';
import { storeUpload } from './store-upload.usecase.ts';

/** A file that the server has already. */
interface AdoptedFile {
  readonly uid: string;
  readonly scene: FileScene;
  /** Bytes; the original stays with the caller. */
  readonly content: Uint8Array;
  readonly name: string;
}

/** Imports a file of the server, such as the demo's pictures. It is checked like an upload and marked as used. */
export async function adoptFile(
  tx: Tx,
  { uid, scene, content, name }: AdoptedFile,
  deps: Pick<UploadDeps, 'clock' | 'ids' | 'random' | 'storage' | 'scenes'>,
): Promise<UsedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-adopt-'));
  try {
    const path = join(folder, 'body');
    await writeFile(path, content);
    const row = await storeUpload(uid, scene, { path, name, size: (await stat(path)).size }, deps);
    await insertFile(tx, { ...row, used_at: deps.clock.now() });
    return asUsed(row);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
