import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { createManualClock, createSeededRandom, silentLog } from '../../../../test/test-database.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import { createIds, takeNode } from '../../../platform/ids.ts';
import type { JobHandler } from '../../../platform/jobs.ts';
import type { Converter } from '../../../platform/media/conversion/index.ts';
import { createStorage } from '../../../platform/storage.ts';
import type { FileReaders } from './addresses.access.ts';
import { createFiles, serveFiles, type Files, type SceneFiles, type UsedFile } from './index.ts';

/** Uploads over a storage of their own, and their routes. */
export interface FilesFixture {
  readonly clock: ReturnType<typeof createManualClock>;
  readonly files: Files;
  /** The uploads of each scene; those of `chat` and `work` are private, and used ones are for whom `readers` holds; `work`
   * takes spreadsheets and is for looking at. */
  readonly scenes: Readonly<Record<'avatar' | 'live' | 'chat' | 'work' | 'wish_recording', SceneFiles>>;
  /** Who may read the uploads of `chat` that are in use. */
  readonly readers: Set<string>;
  readonly http: FastifyInstance;
  /** What a multipart body leaves on disk. */
  body(content: Uint8Array | string, name: string): Promise<UploadedFile>;
  /** An upload by member 1. */
  upload(content: Uint8Array | string, name: string, scene?: keyof FilesFixture['scenes']): Promise<UsedFile>;
  /** Runs the jobs that were added, once each. */
  runJobs(): Promise<void>;
  /** Runs the conversion of a file to mp4 as the queue does, however often. */
  convert(fileId: string): Promise<void>;
  /** Draws the poster of a video as the queue does, however often. */
  drawPoster(fileId: string): Promise<void>;
  /** Names in the storage. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

const random = createSeededRandom(1);

type FilesFixtureOptions = {
  readonly uploadDayBytes?: number;
  readonly converter?: Pick<Converter, 'atOnce' | 'convert'>;
};
const convertsNothing: NonNullable<FilesFixtureOptions['converter']> = {
  atOnce: 0,
  convert: () => Promise.reject(new Error('nothing is converted')),
};

export async function openFilesFixture(
  database: Database,
  { uploadDayBytes = 1e9, converter = convertsNothing }: FilesFixtureOptions = {},
): Promise<FilesFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-files-'));
  const clock = createManualClock();
  const storage = createStorage(join(folder, 'stored'));
  const handlers = new Map<string, JobHandler>();
  const due: { name: string; data: Record<string, unknown> }[] = [];
  const files = createFiles({
    database,
    clock,
    // Each is a server of its own on the same database, and each begins at the same moment.
    ids: createIds(clock, await takeNode(database.reader)),
    random,
    storage,
    secret: 'secret of the test',
    uploadDayBytes,
    jobs: {
      every() {},
      define: (name, handler) => void handlers.set(name, handler),
      async at(_tx, name, data) {
        due.push({ name, data });
      },
    },
    converter,
    log: silentLog,
  });
  const readers = new Set<string>();
  const ask: FileReaders = async (_reader, uid, fileIds) => new Set(readers.has(uid) ? fileIds : []);
  const scenes = {
    avatar: files.scene('avatar', { takes: 'pictures', square: true, readers: 'everyone' }),
    live: files.scene('live', { takes: 'pictures', readers: 'everyone' }),
    chat: files.scene('chat', { takes: 'everything', readers: ask }),
    wish_recording: files.scene('wish_recording', { takes: 'recordings', readers: 'everyone' }),
    work: files.scene('work', { takes: 'materials', readers: ask, isViewOnly: true }),
  };
  const http = Fastify();
  serveFiles(http, storage, files);

  async function body(content: Uint8Array | string, name: string): Promise<UploadedFile> {
    const path = join(folder, `body-${random.below(1e9)}`);
    await writeFile(path, content);
    return { path, name, size: Buffer.byteLength(content), truncated: false };
  }
  return {
    clock,
    files,
    scenes,
    readers,
    http,
    body,
    upload: async (content, name, scene = 'chat') => files.upload('1', scene, await body(content, name)),
    async runJobs() {
      for (const { name, data } of due.splice(0)) await handlers.get(name)?.(data);
    },
    convert: async (fileId) => handlers.get('files.convert_mp4')?.({ file_id: fileId }),
    drawPoster: async (fileId) => handlers.get('files.draw_poster')?.({ file_id: fileId }),
    async stored() {
      const entries = await readdir(join(folder, 'stored'), { recursive: true }).catch(() => []);
      return entries.filter((path) => path.includes(sep));
    },
    async close() {
      await http.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const paint = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'orange' } });

/** A refusal by this rule. */
export const refusal = (msgKey: string): unknown => expect.objectContaining({ msgKey });
