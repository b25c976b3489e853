import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sendRange } from '../../../platform/http/index.ts';
import { isSameFile, typeOfBuild } from './downloads.domain.ts';
import type { Downloads } from './downloads.service.ts';

/**
 * `GET /files/releases/<name>`: a build that G023 names, for whoever has the address, so that a phone may fetch it by its
 * code. A name that is not offered is 404. What was broken off goes on where it stopped, unless the file changed since.
 */
export function serveDownloads(http: FastifyInstance, downloads: Pick<Downloads, 'find'>): void {
  http.get<{ Params: { name: string } }>('/files/releases/:name', async (request, reply) => {
    const build = await downloads.find(request.params.name);
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-cache');
    if (build === null) return reply.code(404).type('text/plain').send('This file does not exist');
    const { file, path, size, sha256 } = build;
    const etag = `"${sha256}"`;
    reply
      .type(typeOfBuild(file))
      .header('content-disposition', `attachment; filename="${file}"`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { range } = request.headers;
    return sendRange(reply, isSameFile(request.headers['if-range'], etag) ? range : undefined, size, (part) =>
      createReadStream(path, part),
    );
  });
}
