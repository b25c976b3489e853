import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail } from '../../../platform/http/index.ts';
import type { Storage } from '../../../platform/storage.ts';

/** File extensions that a browser may display; all others are served as downloads. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
};

/**
 * Reads `bytes=a-b`, `bytes=a-` and `bytes=-n`; several ranges are answered with the whole file.
 * @returns undefined for the whole file, null for a range outside of it
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [from = '', to = ''] = found?.slice(1) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : null;
}

function describe(reply: FastifyReply, name: string): void {
  const ending = name.split('.')[1] ?? '';
  const type = types[ending] ?? 'application/octet-stream';
  reply
    .type(type)
    // No file name in the header: the page that links the file sets it.
    .header('content-disposition', type.startsWith('image/') ? 'inline' : 'attachment')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes');
}

/** `GET /files/<name>`: stored files, by names that cannot be guessed. */
export function serveFiles(http: FastifyInstance, storage: Storage): void {
  http.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    const size = /^[\w-]+\.[a-z\d]+$/.test(name) ? await storage.size(name) : null;
    if (size === null) return fail(reply, 'file.unknown');
    const range = rangeOf(request.headers.range, size);
    if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
    describe(reply, name);
    if (range === undefined) return reply.header('content-length', size).send(storage.read(name));
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .send(storage.read(name, range));
  });
}
