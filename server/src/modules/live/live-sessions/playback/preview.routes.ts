import type { FastifyInstance } from 'fastify';
import type { Media } from '../../../../platform/media/index.ts';
import { expiryOf, textOf } from '../../../../platform/signatures.ts';
import { beginFlv, streamOf } from './flv.routes.ts';
import type { Preview } from './preview.usecase.ts';

interface PreviewAddress {
  Params: { file: string };
  Querystring: { live?: unknown; exp?: unknown; sig?: unknown };
}

/** Length of a preview, ms. */
const previewMs = 60_000;
/** Previews at once on this server: the band belongs to the members. */
const previewsMax = 100;

/**
 * `GET /flv/preview/<stream>.flv` with the ticket of G175: 403 without one, 404 while nobody pushes, 503 while too many
 * look, else FLV for a minute. One preview per client address: a new one ends the one before.
 */
export function servePreview(
  http: FastifyInstance,
  preview: Pick<Preview, 'admits'>,
  media: Media,
  limits: { readonly lastsMs: number; readonly atOnce: number } = { lastsMs: previewMs, atOnce: previewsMax },
): void {
  /** Ends the running preview, by client address. */
  const running = new Map<string, () => void>();

  http.get<PreviewAddress>('/flv/preview/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const stream = streamOf(request.params.file);
    const { live, exp, sig } = request.query;
    const ticket = { stream, liveId: textOf(live), expires: expiryOf(exp) };
    if (!(await preview.admits(ticket, textOf(sig))))
      return reply.code(403).type('text/plain').send('This address is not, or no longer, good');
    if (!media.isHere(stream)) return reply.code(404).type('text/plain').send('Nothing is on air');
    const { ip } = request;
    running.get(ip)?.();
    if (running.size >= limits.atOnce)
      return reply.code(503).type('text/plain').send('Too many look at previews now');

    const { response, finish, ...sink } = beginFlv(reply);
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(timer);
      if (running.get(ip) === end) running.delete(ip);
      stop?.();
      finish();
    };
    const stop = media.play(stream, {
      ...sink,
      end: () => end(),
    });
    response.on('close', end);
    running.set(ip, end);
    timer = setTimeout(end, limits.lastsMs).unref();
    if (!stop) end();
    return reply;
  });
}
