import type { UploadedFile } from '../../../../platform/http/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { quotaDay, type FileScene } from '../files.domain.ts';
import type { UploadDeps } from '../files.ports.ts';
import { countUpload, insertFile, unusedOf, type FileRow } from '../files.repository.ts';
import { unusedMs } from '../sweep-files.job.ts';
import { storeUpload } from './store-upload.usecase.ts';

/** Most unused uploads of one member, so that they cannot fill the disk (R18). */
const maxUnused = { count: 200, bytes: 2 * 1024 ** 3 };

/**
 * Accepts an upload (G018). Only the member sees it until a feature marks it as used.
 * @throws Refusal `file.*`, `file.quota` among them; `system.too_fast` when too much of the member's waits unused
 */
export async function acceptUpload(
  uid: string,
  scene: FileScene,
  file: UploadedFile | null,
  deps: UploadDeps,
): Promise<FileRow> {
  const { database, clock, storage, quotas, uploadDayBytes } = deps;
  if (file === null) return refuse('file.missing');
  const row = await storeUpload(uid, scene, file, deps);
  try {
    await database.transaction(async (tx) => {
      const unused = await unusedOf(tx, uid);
      if (unused.count >= maxUnused.count || unused.bytes + row.size > maxUnused.bytes)
        refuse('system.too_fast', { retry_ms: unusedMs });
      const { day, left } = quotaDay(clock.now());
      const most = uploadDayBytes * ((await quotas.find('levels')?.(tx, uid)) ?? 1);
      if (!(await countUpload(tx, { uid, day, bytes: file.size }, most)))
        refuse('file.quota', { most, retry_ms: left });
      await insertFile(tx, row);
    });
  } catch (error) {
    await storage.remove(row.stored);
    throw error;
  }
  return row;
}
