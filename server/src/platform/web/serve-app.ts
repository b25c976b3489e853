import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { namedCalls } from '@goldbean/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { fail, pathOf } from '../http/index.ts';
import { programPaths } from './page-paths.ts';
import { noGuests, pagePolicy } from './page-policy.ts';

/** Placeholder in index.html for this answer's nonce. */
const nonceMark = '__CSP_NONCE__';

const isProgram = programPaths(Object.values(namedCalls).map((call) => call.service));

/** A browser asks for `text/html`; a person with curl for anything, and then a name with a dot is a file. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  if (isProgram(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && !/\.[^/]*$/.test(path));
}

/** The files of the built app, as paths below it; the page itself is not among them. */
async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'index.html' && !/\.(br|gz)$/.test(path));
  return new Set(paths);
}

/**
 * Serves the built app: its files, and its page for every address that is no call and no file (the app's own
 * routes). Also `/healthz`, and the envelope for everything unknown.
 * @param webFolder what the app's build made, or null to serve the calls alone
 * @param guests whom the page lets in beside ourselves
 */
export async function serveApp(
  http: FastifyInstance,
  webFolder: string | null,
  database: Database,
  guests = noGuests,
): Promise<void> {
  http.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`SELECT 1`.execute(database.reader);
      return reply.send({ ok: true });
    } catch {
      return fail(reply, 'system.unavailable');
    }
  });
  http.setNotFoundHandler((_request, reply) => fail(reply, 'system.unknown_call'));

  const index = webFolder === null ? '' : join(webFolder, 'index.html');
  if (webFolder === null || !existsSync(index)) return;
  const files = await filesOf(webFolder);
  const page = await readFile(index, 'utf8');
  await http.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce, request.host, guests))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(nonceMark, nonce));
  }

  http.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (files.has(path)) {
      // Files in assets have a hash of their content in their name.
      const forever = path.startsWith('assets/');
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(path);
    }
    return wantsPage(request) ? sendPage(request, reply) : fail(reply, 'system.unknown_call');
  });
}
