import { randomUUID } from 'node:crypto';
import { parse as parseForm } from 'node:querystring';
import { codes } from '@goldbean/contract';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import { ZodError } from 'zod';
import type { Config } from '../config.ts';
import { isUnavailable } from '../database/index.ts';
import { Refusal } from '../refusal.ts';
import { fail } from './answer.ts';
import { answerBroken } from './broken-requests.ts';
import { watchConnections } from './connections.ts';
import type { Caller } from './context.ts';
import { allowOrigins } from './cross-origin.ts';
import { LinePerRequest } from './request-log.ts';
import { uploads } from './uploads.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the call binder once the token is known. */
    caller: Caller | null;
  }
}

const bodyLimit = 1_048_576;

/** `http(s)://host` as the client reached us. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;

/** `http://host:port` at which this process reaches itself, or null while it does not listen. */
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
 * An HTTP server with the envelope, the log line, the security headers and the body parsers; no routes yet.
 * @param logTo where lines go; left out, to the process's output
 */
export async function createHttp(config: Config, logTo?: DestinationStream): Promise<FastifyInstance> {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const security = securityHeaders(isHttps);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      redact: ['req.headers', 'token', '*.token', 'password', '*.password'],
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LinePerRequest(),
    childLoggerFactory: (log) => log,
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // While closing, requests on open connections are still answered, and the connection is closed afterwards.
    return503OnClosing: false,
    // An upload of the largest video at 2 Mbit/s; how fast bodies come is watched as well (connections.ts).
    requestTimeout: 900_000,
    clientErrorHandler: answerBroken,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(security).header('x-request-id', request.id);
      fail(reply, 'system.unknown_call');
    },
    routerOptions: { maxParamLength: 500 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  });
  app.addConstraintStrategy(uploads);
  app.decorateRequest('caller', null);
  // A call takes a form, multipart or JSON; Fastify's own text/plain would let text through as a body.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  // Only where a call reads it (`readUploadsIn`): elsewhere such a body is left alone, and the call refuses it.
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));

  // Set on every later answer: of calls, pages and errors.
  const note = watchConnections(app);
  app.addHook('onRequest', (request, reply, done) => {
    note(request, reply.raw);
    reply.headers(security).header('x-request-id', request.id);
    done();
  });
  allowOrigins(app, config.allowedOrigins);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) return fail(reply, error.msgKey, error.data);
    const [msgKey] = faultOf(error);
    if (msgKey === 'system.error') request.log.error({ reqId: request.id, err: error }, 'fault');
    else if (msgKey === 'system.unavailable')
      request.log.warn({ reqId: request.id, err: { message: error.message } }, 'unavailable');
    return fail(reply, msgKey, msgKey === 'system.error' ? { request_id: request.id } : {});
  });
  return app;
}
