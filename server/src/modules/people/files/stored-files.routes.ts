import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail, sendRange } from '../../../platform/http/index.ts';
import { expiryOf, textOf } from '../../../platform/signatures.ts';
import type { Storage } from '../../../platform/storage.ts';
import { isPublicName } from './files.domain.ts';
import type { Files } from './files.service.ts';

/** File extensions that a browser may display; all others are served as downloads. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  webm: 'video/webm',
  weba: 'audio/webm',
  mp3: 'audio/mpeg',
};

const shown = new Set(Object.values(types));

function describe(reply: FastifyReply, mime: string, caching: string): void {
  const type = shown.has(mime) ? mime : 'application/octet-stream';
  reply
    .type(type)
    // No file name in the header: the page that links the file sets it.
    .header('content-disposition', type.startsWith('image/') ? 'inline' : 'attachment')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', caching);
}

const ofEverybody = 'public, max-age=31536000, immutable';
const ofOneMember = 'private, no-store';

interface PrivateAddress {
  Params: { fileId: string };
  Querystring: { uid?: unknown; exp?: unknown; sig?: unknown };
}

/**
 * `GET /files/<name>`: public files, by names that cannot be guessed. `GET /files/private/<file_id>`: the others, with
 * the signature of G170: 403 when it is not, or no longer, good, 404 when the file is gone or not the member's to read.
 */
export function serveFiles(http: FastifyInstance, storage: Storage, files: Pick<Files, 'open'>): void {
  const send = (request: FastifyRequest, reply: FastifyReply, stored: string, size: number): FastifyReply =>
    sendRange(reply, request.headers.range, size, (part) => storage.read(stored, part));

  http.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    const size = isPublicName(name) ? await storage.size(name) : null;
    if (size === null) return fail(reply, 'file.unknown');
    describe(reply, types[name.split('.')[1] ?? ''] ?? '', ofEverybody);
    return send(request, reply, name, size);
  });

  http.get<PrivateAddress>('/files/private/:fileId', async (request, reply) => {
    const { uid, exp, sig } = request.query;
    const ticket = {
      fileId: request.params.fileId,
      uid: textOf(uid),
      expires: expiryOf(exp),
    };
    const file = await files.open(ticket, textOf(sig));
    const size = file === null || file === 'refused' ? null : await storage.size(file.stored);
    if (file === 'refused' || file === null || size === null) {
      reply.header('cache-control', ofOneMember).type('text/plain');
      return file === 'refused'
        ? reply.code(403).send('This address is not, or no longer, good')
        : reply.code(404).send('This file does not exist');
    }
    describe(reply, file.mime, ofOneMember);
    return send(request, reply, file.stored, size);
  });
}
