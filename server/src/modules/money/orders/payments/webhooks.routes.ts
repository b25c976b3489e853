import type { FastifyInstance } from 'fastify';
import { fail } from '../../../../platform/http/index.ts';
import type { Orders } from '../orders.service.ts';
import { ProviderUnavailable } from './payment-provider.ports.ts';

/** A notice is a page of text at most. */
const bodyLimit = 262_144;

/**
 * G028, `POST /pay/notify/<provider>`: read as raw bytes, since signatures cover them; without envelope and header
 * `client`, since the format is the provider's.
 */
export async function serveWebhooks(http: FastifyInstance, orders: Orders): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
      done(null, body);
    });
    scope.post<{ Params: { provider: string } }>('/pay/notify/:provider', async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : value,
        ]),
      );
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const answer = await orders.takeNotice(request.params.provider, { headers, body });
        if (!answer) return fail(reply, 'system.unknown_call');
        return await reply
          .code(answer.status)
          .type(answer.contentType)
          .header('cache-control', 'no-store')
          .send(answer.body);
      } catch (error) {
        if (error instanceof ProviderUnavailable) return fail(reply, 'system.unavailable');
        throw error;
      }
    });
  });
}
