import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { newToken, type Random } from '../../../platform/random.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { Storage } from '../../../platform/storage.ts';
import { judge, shownName, type Scene, type SceneRule } from './files.domain.ts';
import { writeAnew } from './files.pictures.ts';
import {
  dropStale,
  dropUnused,
  insertFile,
  removalDone,
  unusedOf,
  useFile,
  waitingRemovals,
  type FileRow,
} from './files.repository.ts';
import { signatureOf } from './files.signature.ts';

/** A file as others may show it. Size in bytes, `w` and `h` in px (null for what is no picture). */
export interface UsedFile {
  readonly file_id: string;
  /** Relative to the host. */
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly w: number | null;
  readonly h: number | null;
}

/**
 * Marks an upload as used in the caller's transaction, so that it is kept.
 * @throws Refusal `file.unknown` when it is not the member's, not for this scene, or gone
 */
export type TakeFile = (tx: Tx, uid: string, fileId: string) => Promise<UsedFile>;

/** What the feature needs. */
export interface FilesPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly storage: Storage;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Log;
}

const unusedMs = 24 * 3_600_000;
/** Most unused uploads of one member, so that they cannot fill the disk (R18). */
const maxUnused = { count: 200, bytes: 2 * 1024 ** 3 };

const videoEndings: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/x-flv': 'flv',
};

const asUsed = (row: FileRow): UsedFile => ({
  file_id: row.file_id,
  url: `/files/${row.stored}`,
  name: row.name,
  size: row.size,
  mime: row.mime,
  w: row.w,
  h: row.h,
});

/** Uploads: checked by content, stored under generated names, deleted when nothing uses them. */
export function createFiles({ database, clock, ids, random, storage, jobs, log }: FilesPorts) {
  const scenes = createRegistry<Record<Scene, SceneRule>>('scenes of uploads');

  /** Checks a local file and moves it into the storage. @throws Refusal `file.*` */
  async function store(uid: string, scene: Scene, file: Omit<UploadedFile, 'truncated'>): Promise<FileRow> {
    if (file.size === 0) refuse('file.failed');
    const signature = await signatureOf(file.path);
    const { takes, square = false } = scenes.need(scene);
    const verdict = judge(takes, file.name, file.size, signature);
    if (!verdict.ok) return refuse(verdict.msgKey);
    const picture = verdict.kind === 'picture' ? await writeAnew(file.path, square) : null;
    if (verdict.kind === 'picture' && picture === null) return refuse('file.image_format');
    const ending = picture?.ext ?? videoEndings[signature.mime] ?? 'bin';
    const stored = `${newToken(random)}.${ending}`;
    await storage.put(stored, picture?.path ?? file.path);
    return {
      file_id: ids.next(),
      uid,
      scene,
      stored,
      name: shownName(file.name),
      mime: picture?.mime ?? (signature.mime || 'application/octet-stream'),
      size: picture?.size ?? file.size,
      w: picture?.w ?? null,
      h: picture?.h ?? null,
      created_at: clock.now(),
      used_at: null,
    };
  }

  /** Deletes the stored files that `file_removal` lists; what fails is retried by the next sweep. */
  async function removeForgotten(): Promise<void> {
    for (const stored of await waitingRemovals(database.reader)) {
      try {
        await storage.remove(stored);
        await removalDone(database.reader, stored);
      } catch (error) {
        log.warn({ err: error }, 'a file waits for its removal');
      }
    }
  }

  async function sweep(): Promise<void> {
    await database.transaction((tx) => dropStale(tx, clock.now() - unusedMs));
    await removeForgotten();
  }
  jobs.every('files.sweep', '17 * * * *', sweep);

  return {
    sweep,

    /**
     * Registers what a scene accepts, before anything is uploaded; called by the feature that uses it.
     * @returns the function by which that feature marks uploads of the scene as used
     */
    scene(scene: Scene, rule: SceneRule): TakeFile {
      scenes.register(scene, rule);
      return async (tx, uid, fileId) => {
        const row = await useFile(tx, fileId, uid, scene, clock.now());
        return row ? asUsed(row) : refuse('file.unknown');
      };
    },

    /**
     * Accepts an upload (G018). Only the member sees it until a feature marks it as used.
     * @throws Refusal `file.*`; `system.too_fast` when too much of the member's waits unused
     */
    async upload(uid: string, scene: Scene, file: UploadedFile | null): Promise<UsedFile> {
      if (file === null) return refuse('file.missing');
      const row = await store(uid, scene, file);
      try {
        await database.transaction(async (tx) => {
          const unused = await unusedOf(tx, uid);
          if (unused.count >= maxUnused.count || unused.bytes + row.size > maxUnused.bytes)
            refuse('system.too_fast', { retry_ms: unusedMs });
          await insertFile(tx, row);
        });
      } catch (error) {
        await storage.remove(row.stored);
        throw error;
      }
      return asUsed(row);
    },

    /** Deletes an unused upload of the member (G019). @throws Refusal `file.unknown` */
    async cancel(uid: string, fileId: string): Promise<void> {
      const dropped = await database.transaction((tx) => dropUnused(tx, fileId, uid));
      if (!dropped) refuse('file.unknown');
      await removeForgotten();
    },

    /**
     * Imports a file of the server, such as the demo's pictures. It is checked like an upload and marked as used.
     * @param content bytes; the original stays with the caller
     */
    async adopt(tx: Tx, uid: string, scene: Scene, content: Uint8Array, name: string): Promise<UsedFile> {
      const folder = await mkdtemp(join(tmpdir(), 'goldbean-adopt-'));
      try {
        const path = join(folder, 'body');
        await writeFile(path, content);
        const row = await store(uid, scene, { path, name, size: (await stat(path)).size });
        await insertFile(tx, { ...row, used_at: clock.now() });
        return asUsed(row);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
export type Files = ReturnType<typeof createFiles>;
