import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FeatureCalls } from '@goldbean/contract';
import { openApi } from '@goldbean/contract/openapi';
import type { FastifyInstance } from 'fastify';

/**
 * The page of every call at `/docs`, and the same as OpenAPI 3.1 at `/docs/json`.
 * @param calls of the contract
 */
export async function serveDocs(http: FastifyInstance, calls: FeatureCalls): Promise<void> {
  await http.register(swagger, {
    mode: 'static',
    // The plugin's own type of a document knows OpenAPI 3.0 and no JSON Schema of 2020-12.
    specification: { document: openApi(calls) as never },
  });
  await http.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true, tryItOutEnabled: true },
    theme: { title: 'Goldbean calls' },
  });
}
