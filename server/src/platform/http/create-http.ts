import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { codes } from '@goldbean/contract';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { ZodError } from 'zod';
import type { Config } from '../config.ts';
import { isUnavailable } from '../database/index.ts';
import { Refusal } from '../refusal.ts';
import { fail } from './answer.ts';
import { answerBroken, watchBody } from './broken-requests.ts';
import type { Caller } from './context.ts';
import { allowOrigins } from './cross-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the call binder once the token is known. */
    caller: Caller | null;
  }
}

const bodyLimit = 1_048_576;

/** Path without the query, which may carry a token. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** `http(s)://host` as the client reached us. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;

/** `http://host:port` at which this process hears itself, or null while it does not listen. */
export function listeningAt(app: FastifyInstance): string | null {
  const at = app.server.address();
  if (at === null || typeof at === 'string') return null;
  const isEverywhere = at.address === '0.0.0.0' || at.address === '::';
  const host = at.family === 'IPv6' ? `[${at.address}]` : at.address;
  return `http://${isEverywhere ? '127.0.0.1' : host}:${at.port}`;
}

/** False when a browser says that the page is somebody else's; no Origin header is no browser (R16). */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}

function faultOf(
  error: FastifyError,
): [
  | 'system.error'
  | 'system.unavailable'
  | 'system.body_too_large'
  | 'system.wrong_media_type'
  | 'request.invalid',
] {
  if (isUnavailable(error)) return ['system.unavailable'];
  if (error.statusCode === codes.tooLarge) return ['system.body_too_large'];
  if (error.statusCode === codes.mediaType) return ['system.wrong_media_type'];
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return [isTheirs && !(error instanceof ZodError) ? 'request.invalid' : 'system.error'];
}

/**
 * Closing waits for every connection, and those kept alive would hold it for more than a minute: answers given
 * meanwhile are the last on theirs, and what has become idle is closed.
 */
function letConnectionsGo(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    const timer = setInterval(() => app.server.closeIdleConnections(), 100).unref();
    app.server.once('close', () => clearInterval(timer));
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
}

/** An HTTP server with the envelope, the log line, the security headers and the body parsers; no routes yet. */
export async function createHttp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      redact: ['req.headers', 'token', '*.token', 'password', '*.password'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // While closing, what still comes in on an open connection is answered, and the connection closed after it.
    return503OnClosing: false,
    // An upload of the largest video at 2 Mbit/s; other bodies are watched by themselves.
    requestTimeout: 900_000,
    clientErrorHandler: answerBroken,
    frameworkErrors: (_error, _request, reply) => {
      fail(reply, 'system.unknown_call');
    },
    routerOptions: { maxParamLength: 500 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  });
  app.decorateRequest('caller', null);
  // A call takes a form, multipart or JSON; Fastify's own text/plain would let text through as a body.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit });
  // A file that is too large is judged like others, by what its first bytes say it is.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // Pictures and films of ours are embedded by our own pages alone.
    crossOriginEmbedderPolicy: false,
    hsts: config.publicUrl?.startsWith('https:') ?? false,
  });

  letConnectionsGo(app);
  allowOrigins(app, config.allowedOrigins);
  app.addHook('onRequest', async (request) => watchBody(request));
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        uid: request.caller?.uid,
        address: request.ip,
      },
      'request',
    );
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) return fail(reply, error.msgKey, error.data);
    const [msgKey] = faultOf(error);
    if (msgKey === 'system.error') request.log.error({ err: error }, 'fault');
    else if (msgKey === 'system.unavailable')
      request.log.warn({ err: { message: error.message } }, 'unavailable');
    return fail(reply, msgKey, msgKey === 'system.error' ? { request_id: request.id } : {});
  });
  return app;
}
