import type { FastifyInstance } from 'fastify';
import type { Media } from '../../../platform/media/index.ts';
import { expiryOf, textOf } from '../../../platform/signatures.ts';
import { beginFlv, streamOf } from './flv-response.ts';
import type { Lives } from './live.service.ts';

interface Address {
  Params: { file: string };
  Querystring: {
    live?: unknown;
    exp?: unknown;
    uid?: unknown;
    session?: unknown;
    act?: unknown;
    sig?: unknown;
  };
}

/**
 * `GET /flv/<stream>.flv` with the ticket that `live/info` gave (D78, D89): 403 without one, when its session is
 * over or when an act against the member came after it, 404 while nobody pushes, else FLV until the stream or the session is over.
 */
export function serveMedia(
  http: FastifyInstance,
  live: Pick<Lives, 'admits'> & { readonly playbacks: Pick<Lives['playbacks'], 'add'> },
  media: Media,
): void {
  http.get<Address>('/flv/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const stream = streamOf(request.params.file);
    const { live: liveId, exp, uid, session, act, sig } = request.query;
    const ticket = {
      stream,
      liveId: textOf(liveId),
      uid: textOf(uid),
      session: textOf(session),
      act: textOf(act),
      expires: expiryOf(exp),
    };
    if (!(await live.admits(ticket, textOf(sig))))
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
