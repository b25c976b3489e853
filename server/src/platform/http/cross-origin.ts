import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of the configured origins (`ALLOWED_ORIGINS`) read answers; without any, no other origin may. Cookies are
 * not used: a token is sent as a field or a header.
 */
export function allowOrigins(http: FastifyInstance, allowed: readonly string[]): void {
  if (allowed.length === 0) return;
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.includes(origin)) return done();
    reply
      .header('access-control-allow-origin', origin)
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'client, token, app_from, content-type')
        .header('access-control-max-age', '600')
        .send();
      return;
    }
    done();
  });
}
