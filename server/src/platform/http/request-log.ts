import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Path without the query, which may carry a token. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Writes one line for each request, once it is answered, in place of Fastify's two. Lines name their request by
 * themselves (`reqId`), so that no request needs a logger of its own.
 */
export class LinePerRequest extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override requestCompleted(
    _error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        uid: request.caller?.uid,
        address: request.ip,
      },
      'request',
    );
  }
}
