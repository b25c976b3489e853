import { judgeUpload } from '@goldbean/contract';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Converter } from '../../../platform/media/conversion/index.ts';
import { newToken, type Random } from '../../../platform/random.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { Storage } from '../../../platform/storage.ts';
import { createAddresses, type OpenScene } from './addresses.access.ts';
import { createConversions } from './conversions/conversions.job.ts';
import { isShownVideo, quotaDay, shownName, type FileScene } from './files.domain.ts';
import { playFacts } from './media-facts.domain.ts';
import { writeAnew } from './pictures.usecase.ts';
import {
  countUpload,
  dropFile,
  dropStale,
  dropUnused,
  findFiles,
  forgetUploadsBefore,
  insertFile,
  lockFile,
  removalDone,
  unusedOf,
  useFile,
  waitingRemovals,
  type FileRow,
} from './files.repository.ts';
import { signatureOf } from './file-type.domain.ts';
import { asUsed, type SceneFiles, type UsedFile } from './used-files.ports.ts';

/** What the feature needs. */
export interface FilesPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly storage: Storage;
  /** What addresses of private files are signed with; the same on every server. */
  readonly secret: string;
  /** Bytes a member may upload in a day. */
  readonly uploadDayBytes: number;
  readonly jobs: Pick<Jobs, 'every' | 'define' | 'at'>;
  readonly converter: Pick<Converter, 'atOnce' | 'convert'>;
  readonly log: Log;
}

const unusedMs = 24 * 3_600_000;
/** Most unused uploads of one member, so that they cannot fill the disk (R18). */
const maxUnused = { count: 200, bytes: 2 * 1024 ** 3 };

const videoEndings: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/x-flv': 'flv',
};

/** How many times the usual bytes of a day a member may upload; once where nothing is registered. */
export interface QuotaFactors {
  readonly levels: (from: Reader, uid: string) => Promise<number>;
}

/** Uploads: checked by content, stored under generated names, deleted when nothing uses them. */
export function createFiles(ports: FilesPorts) {
  const { database, clock, ids, random, storage, jobs, log } = ports;
  const scenes = createRegistry<Record<FileScene, OpenScene>>('scenes of uploads');
  const quotas = createRegistry<QuotaFactors>('what members may upload in a day');
  const addresses = createAddresses({ ...ports, scenes });
  const conversions = createConversions(ports);

  /** Checks a local file and moves it into the storage. @throws Refusal `file.*` */
  async function store(
    uid: string,
    scene: FileScene,
    file: Omit<UploadedFile, 'truncated'>,
  ): Promise<FileRow> {
    if (file.size === 0) refuse('file.failed');
    const signature = await signatureOf(file.path);
    const { takes, square = false, readers } = scenes.need(scene);
    const verdict = judgeUpload(takes, file, signature);
    if (!verdict.ok) return refuse(verdict.msgKey);
    const picture = verdict.kind === 'picture' ? await writeAnew(file.path, square) : null;
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
    await database.transaction(async (tx) => {
      await dropStale(tx, clock.now() - unusedMs);
      await forgetUploadsBefore(tx, quotaDay(clock.now()).day);
    });
    await conversions.giveUp();
    await removeForgotten();
  }
  jobs.every('files.sweep', '17 * * * *', sweep);

  return {
    sweep,

    /** Registers how many times the usual bytes of a day a member may upload. */
    quota: quotas.register,

    /**
     * Registers what a scene accepts and who may read it, before anything is uploaded; called by the feature that
     * uses it.
     */
    scene(scene: FileScene, rule: OpenScene): SceneFiles {
      scenes.register(scene, rule);
      const use = async (tx: Tx, uid: string, fileId: string): Promise<FileRow> =>
        (await useFile(tx, fileId, uid, scene, clock.now())) ?? refuse('file.unknown');
      return {
        take: async (tx, uid, fileId) => asUsed(await use(tx, uid, fileId)),
        takeToPlay: async (tx, uid, fileId) => conversions.play(tx, await use(tx, uid, fileId)),
        videos: async (reader, fileIds) => {
          const found = await findFiles(reader, fileIds);
          return conversions.playedOf(
            reader,
            found.filter((row) => row.scene === scene && isShownVideo(row)),
          );
        },
        onConverted: (name, listener) => conversions.listen(scene, name, listener),
        content: async (reader, fileId) => {
          const [file] = await findFiles(reader, [fileId]);
          if (file?.scene !== scene) throw new Error(`there is no file ${fileId} of the scene ${scene}`);
          return new Uint8Array(await buffer(storage.read(file.stored)));
        },
        hold: (tx, fileId) => lockFile(tx, fileId, scene),
        async drop(tx, fileId, isUsed) {
          if (!(await lockFile(tx, fileId, scene)) || (await isUsed())) return;
          await dropFile(tx, fileId);
          database.afterCommit(tx, () => {
            removeForgotten().catch((error: unknown) =>
              log.warn({ err: error }, 'a file waits for its removal'),
            );
          });
        },
      };
    },

    addresses: addresses.addresses,
    addressOf: addresses.addressOf,
    facts: addresses.facts,
    open: addresses.open,

    /**
     * Accepts an upload (G018). Only the member sees it until a feature marks it as used.
     * @throws Refusal `file.*`, `file.quota` among them; `system.too_fast` when too much of the member's waits unused
     */
    async upload(uid: string, scene: FileScene, file: UploadedFile | null): Promise<UsedFile> {
      if (file === null) return refuse('file.missing');
      const row = await store(uid, scene, file);
      try {
        await database.transaction(async (tx) => {
          const unused = await unusedOf(tx, uid);
          if (unused.count >= maxUnused.count || unused.bytes + row.size > maxUnused.bytes)
            refuse('system.too_fast', { retry_ms: unusedMs });
          const { day, left } = quotaDay(clock.now());
          const most = ports.uploadDayBytes * ((await quotas.find('levels')?.(tx, uid)) ?? 1);
          if (!(await countUpload(tx, { uid, day, bytes: file.size }, most)))
            refuse('file.quota', { most, retry_ms: left });
          await insertFile(tx, row);
        });
      } catch (error) {
        await storage.remove(row.stored);
        throw error;
      }
      const used = asUsed(row);
      return used.url ? used : { ...used, url: addresses.addressOf(row.file_id, uid) };
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
    async adopt(tx: Tx, uid: string, scene: FileScene, content: Uint8Array, name: string): Promise<UsedFile> {
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
