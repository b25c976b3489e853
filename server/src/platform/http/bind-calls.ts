import { callPath, errors, type Call, type MsgKey } from '@goldbean/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { hashOf } from '../idempotency.ts';
import type { Log } from '../log.ts';
import type { RateLimits } from '../rate-limits.ts';
import { refuse } from '../refusal.ts';
import { succeed } from './answer.ts';
import { readFields, type Fields } from './call-fields.ts';
import type { CallContext, Caller, Handlers } from './context.ts';

/** What the binder needs from others. */
export interface BinderPorts {
  /** The member a token belongs to, or null when it is unknown, old or revoked. */
  authenticate(token: string): Promise<Caller | null>;
  readonly rateLimits: RateLimits;
  readonly log: Log;
  /** `http(s)://host` of a request. */
  originOf(request: FastifyRequest): string;
  /** False for a browser page of somebody else (R16). */
  isOwnOrigin(request: FastifyRequest): boolean;
}

/** D11: known values of `app_from`; others are logged. */
const knownSources = new Set(['hljw_edu', 'hljw_static']);

const field = (value: unknown): string => (typeof value === 'string' ? value : '');

/** D11: body, query, header, in that order; the fields already hold body over query. */
const tokenOf = (fields: Fields, request: FastifyRequest): string =>
  field(fields['token']) || field(request.headers['token']);

function parse<C extends Call>(call: C, fields: Fields): z.output<C['input']> {
  const result = call.input.safeParse(fields);
  if (result.success) return result.data as z.output<C['input']>;
  const wrong = result.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    msg_key: Object.hasOwn(errors, issue.message) ? (issue.message as MsgKey) : ('request.invalid' as const),
  }));
  // The first rule with words of its own speaks for all: it says more than "a field is wrong".
  const first = wrong.find((entry) => entry.msg_key !== 'request.invalid') ?? wrong[0];
  return refuse(first?.msg_key ?? 'request.invalid', { fields: wrong });
}

/** R16: a browser says that another site's page asks, and names no origin. */
const isForeignPage = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'cross-site' && request.headers.origin === undefined;

/** Who was let in, and the token that said so. */
interface Admission {
  readonly caller: Caller | null;
  readonly token: string;
}

/**
 * Who calls, and whether they may: everything that is known before the fields are looked at.
 * @throws Refusal 401, 403 or 429
 */
async function admit(
  call: Call,
  fields: Fields,
  request: FastifyRequest,
  ports: BinderPorts,
): Promise<Admission> {
  if (call.writes) {
    if (request.headers['client'] !== 'pc') refuse('request.client_header');
    if (isForeignPage(request) || !ports.isOwnOrigin(request)) refuse('request.forbidden');
  }
  const token = tokenOf(fields, request);
  const caller = token ? await ports.authenticate(token) : null;
  request.caller = caller;
  // Counted before the refusals below, so that asking without a token is no way around the limit.
  if (call.rate !== 'login' && call.rate !== 'chat')
    await ports.rateLimits.take(call.rate, caller?.uid ?? request.ip);
  const { access } = call;
  if (access === 'open') return { caller, token: caller ? token : '' };
  if (!caller) return refuse('account.login_required');
  if (access !== 'member' && !caller.roles.some((role) => access.includes(role))) refuse('request.forbidden');
  return { caller, token };
}

/** Binds every call of the contract to its handler, with access, rate and validation as the contract says. */
export function bindCalls<Calls extends Readonly<Record<string, Call>>>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls>,
  ports: BinderPorts,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as (input: unknown, context: CallContext) => Promise<unknown>;

    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      let admission: Admission | undefined;
      const admitOnce = async (known: Fields): Promise<Admission> =>
        (admission ??= await admit(call, known, request, ports));
      const { fields, file, discard } = await readFields(
        request,
        call.encoding === 'multipart' ? admitOnce : null,
      );
      try {
        const { caller, token } = await admitOnce(fields);
        const source = field(fields['app_from']) || field(request.headers['app_from']);
        if (source && !knownSources.has(source))
          ports.log.warn({ app_from: source.slice(0, 40) }, 'unknown app_from');
        const input = parse(call, fields);
        const { request_id: requestId, ...body } = input as { request_id?: string };
        const context: CallContext = {
          caller,
          token,
          intent: {
            actor: caller?.uid ?? request.ip,
            call: call.id,
            requestId,
            // What is not remembered need not be recognised.
            bodyHash: requestId === undefined ? '' : hashOf(body),
          },
          requestId: request.id,
          address: request.ip,
          origin: ports.originOf(request),
          file,
        };
        // Parsing the answer too leaves out every field that the contract does not name.
        const data = call.output.parse(await handler(input, context));
        reply.header('cache-control', 'no-store');
        return succeed(reply, data, call.flat ?? false);
      } finally {
        await discard();
      }
    };

    // D13: calls that write by GET also answer POST. D15: a livego path without /api has an alias with it.
    const methods = call.method === 'GET' ? ['GET', 'POST'] : ['POST'];
    const alias =
      call.service === 'livego' && !call.path.startsWith('api/') ? `/livego/api/${call.path}` : null;
    for (const url of alias ? [callPath(call), alias] : [callPath(call)]) {
      app.route({ method: methods, url, handler: answer });
      app.route({
        method: ['GET', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.includes(method)),
        url,
        handler: (_request, reply) => {
          reply.header('allow', methods.join(', '));
          return refuse('system.wrong_method');
        },
      });
    }
  }
}
