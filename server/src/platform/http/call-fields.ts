import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { fileLimits } from '@goldbean/contract';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import type { UploadedFile } from './context.ts';

/** Fields as received, before validation by the contract. */
export type CallFields = Readonly<Record<string, unknown>>;
/** What a multipart body contained. */
export interface CallUpload {
  readonly fields: CallFields;
  readonly file: UploadedFile | null;
  /** Removes what a multipart body left on disk. */
  discard(): Promise<void>;
}

const nothing: CallFields = {};
const maxFields = 50;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const queryOf = ({ query }: FastifyRequest): CallFields => (isRecord(query) ? query : nothing);

/** A repeated key becomes a list, which no plain field of the contract takes (parameter pollution). */
function add(fields: Record<string, unknown>, key: string, value: unknown): void {
  if (Object.hasOwn(fields, key)) {
    const before = fields[key];
    fields[key] = Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
  } else {
    Object.defineProperty(fields, key, { value, enumerable: true, writable: true, configurable: true });
  }
}

async function keep(part: MultipartFile, folder: string): Promise<UploadedFile> {
  const path = join(folder, 'body');
  await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
  return { path, name: part.filename, size: part.file.bytesRead, truncated: part.file.truncated };
}

/** A full disk is a server error; every other error of a multipart body is the sender's, who may have disconnected. */
function isOurs(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOSPC', 'EDQUOT', 'EMFILE', 'EACCES', 'EROFS'].includes(code);
}

/**
 * Query and body of a call that came as multipart; the body wins.
 * @param onFile asked before a file is stored, with the fields that came before it
 */
export async function readUpload(
  request: FastifyRequest,
  onFile: (before: CallFields) => Promise<unknown>,
): Promise<CallUpload> {
  const query = queryOf(request);
  const fields: Record<string, unknown> = {};
  let folder: string | undefined;
  let file: UploadedFile | null = null;
  const discard = async (): Promise<void> => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    const parts = request.parts({
      limits: { fileSize: fileLimits.videoBytes + 1, files: 1, fields: maxFields, parts: maxFields + 1 },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) refuse('request.invalid');
        add(fields, part.fieldname, part.value);
        continue;
      }
      try {
        // Only an authorised caller may write to the disk, so the fields before the file must hold the token.
        await onFile({ ...query, ...fields });
        folder = await mkdtemp(join(tmpdir(), 'goldbean-upload-'));
        file = await keep(part, folder);
        // The rest of the body is not read.
        if (file.truncated) break;
      } finally {
        part.file.resume();
      }
    }
  } catch (error) {
    await discard();
    if (error instanceof Error && error.name === 'Refusal') throw error;
    if (isOurs(error)) throw error;
    refuse('request.invalid');
  }
  return { fields: { ...query, ...fields }, file, discard };
}

/** Query and body of a call that came as a form or as JSON (D12); the body wins. */
export function readFields(request: FastifyRequest): CallFields {
  const { body } = request;
  if (body !== undefined && body !== null && !isRecord(body)) return refuse('request.invalid');
  const query = queryOf(request);
  // Most calls have no query: the body is returned without a copy.
  return Object.keys(query).length === 0 ? (body ?? nothing) : { ...query, ...body };
}
