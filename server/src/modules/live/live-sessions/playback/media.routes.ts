import type { FastifyInstance } from 'fastify';
import type { Media } from '../../../../platform/media/index.ts';
import { textOf } from '../../../../platform/signatures.ts';
import { beginFlv, streamOf } from './flv.routes.ts';
import type { Lives } from '../live-sessions.service.ts';
import { ticketIn } from './media-tickets.domain.ts';

interface MediaAddress {
  Params: { file: string };
  Querystring: Record<string, unknown>;
}

/**
 * `GET /flv/<stream>.flv` with the ticket that `live/info` gave (D78, D89): 403 without one, when its session is
 * over when an act against the member came after it, or when the picture is not for them now (S36), 404 while nobody pushes, else FLV until the stream or the session is over.
 */
export function serveMedia(
  http: FastifyInstance,
  live: Pick<Lives, 'admits'> & { readonly playbacks: Pick<Lives['playbacks'], 'add'> },
  media: Media,
): void {
  http.get<MediaAddress>('/flv/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const stream = streamOf(request.params.file);
    const field = (name: string): string => textOf(request.query[name]);
    const ticket = ticketIn(stream, field);
    if (!(await live.admits(ticket, field('sig'))))
      return reply.code(403).type('text/plain').send('This address is not, or no longer, good');
    if (!media.isHere(stream)) return reply.code(404).type('text/plain').send('Nothing is on air');

    const { response, finish, ...sink } = beginFlv(reply);
    const stop = media.play(stream, {
      ...sink,
      end: (reason) => (reason === 'slow' ? void response.destroy() : finish()),
    });
    if (!stop) {
      response.end();
      return reply;
    }
    // The player is not to take the rest: who signed out sees nothing more.
    const forget = live.playbacks.add(ticket, () => response.destroy());
    response.on('close', () => {
      forget();
      stop();
    });
    return reply;
  });
}
