import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Media } from '../../../platform/media/index.ts';
import type { Lives } from './live.service.ts';

interface Address {
  Params: { file: string };
  Querystring: { live?: unknown; exp?: unknown; uid?: unknown; sig?: unknown };
}

/** Time in which a reader may take the rest after the stream is over, ms. */
const lingerMs = 10_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `GET /flv/<stream>.flv` with the ticket that `live/info` gave (D78, D89): 403 without one, 404 while nobody
 * pushes, else FLV until the stream is over. No CORS headers: only our own pages may read it.
 */
export function serveMedia(http: FastifyInstance, live: Pick<Lives, 'admits'>, media: Media): void {
  http.get<Address>('/flv/:file', { exposeHeadRoute: false }, (request, reply) => {
    const stream = /^([\w-]{1,64})\.flv$/.exec(request.params.file)?.[1] ?? '';
    const { live: liveId, exp, uid, sig } = request.query;
    const ticket = { stream, liveId: text(liveId), uid: text(uid), expires: Number(text(exp) || Number.NaN) };
    if (!live.admits(ticket, text(sig)))
      return reply.code(403).type('text/plain').send('This address is not, or no longer, good');
    if (!media.isPublishing(stream)) return reply.code(404).type('text/plain').send('Nothing is on air');

    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'video/x-flv',
      'cache-control': 'no-store',
    });
    const stop = media.play(stream, {
      write: (bytes) => void response.write(bytes),
      backlog: () => response.writableLength,
      end(reason) {
        if (reason === 'slow') return void response.destroy();
        // Buffers of a reader that no longer reads would never be freed.
        response.end();
        setTimeout(() => response.destroy(), lingerMs).unref();
      },
    });
    response.on('error', () => {});
    if (stop) response.on('close', stop);
    else response.end();
    return reply;
  });
}
