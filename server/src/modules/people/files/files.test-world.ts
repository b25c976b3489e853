import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { createManualClock, createSeededRandom, silentLog } from '../../../../test/scratch.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import { createIds, takeNode } from '../../../platform/ids.ts';
import { createStorage } from '../../../platform/storage.ts';
import { createFiles, serveFiles, type Files, type TakeFile, type UsedFile } from './index.ts';

/** Uploads over a storage of their own, and their routes. */
export interface FilesWorld {
  readonly clock: ReturnType<typeof createManualClock>;
  readonly files: Files;
  /** The function of each scene by which its uploads are marked as used. */
  readonly take: Readonly<Record<'avatar' | 'live' | 'chat', TakeFile>>;
  readonly http: FastifyInstance;
  /** What a multipart body leaves on disk. */
  body(content: Uint8Array | string, name: string): Promise<UploadedFile>;
  /** An upload by member 1. */
  upload(content: Uint8Array | string, name: string, scene?: 'avatar' | 'live' | 'chat'): Promise<UsedFile>;
  /** Names in the storage. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

const random = createSeededRandom(1);

export async function openFilesWorld(database: Database): Promise<FilesWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-files-'));
  const clock = createManualClock();
  const storage = createStorage(join(folder, 'stored'));
  const files = createFiles({
    database,
    clock,
    // Each is a server of its own on the same database, and each begins at the same moment.
    ids: createIds(clock, await takeNode(database.reader)),
    random,
    storage,
    jobs: { every() {} },
    log: silentLog,
  });
  const take = {
    avatar: files.scene('avatar', { takes: 'pictures', square: true }),
    live: files.scene('live', { takes: 'pictures' }),
    chat: files.scene('chat', { takes: 'everything' }),
  };
  const http = Fastify();
  serveFiles(http, storage);

  async function body(content: Uint8Array | string, name: string): Promise<UploadedFile> {
    const path = join(folder, `body-${random.below(1e9)}`);
    await writeFile(path, content);
    return { path, name, size: Buffer.byteLength(content), truncated: false };
  }
  return {
    clock,
    files,
    take,
    http,
    body,
    upload: async (content, name, scene = 'chat') => files.upload('1', scene, await body(content, name)),
    async stored() {
      const entries = await readdir(join(folder, 'stored'), { recursive: true }).catch(() => []);
      return entries.filter((path) => path.includes('.'));
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
