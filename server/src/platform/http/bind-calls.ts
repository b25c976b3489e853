import { callPath, errors, type Call, type FeatureCalls, type MsgKey } from '@goldbean/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Log } from '../log.ts';
import type { RateLimits } from '../rate-limits.ts';
import { refuse } from '../refusal.ts';
import { succeed } from './answer.ts';
import { readFields, readUpload, type CallFields } from './call-fields.ts';
import type { CallContext, Caller, FeatureHandlers, UploadedFile } from './context.ts';
import { RequestContext } from './request-context.ts';
import { readUploadsIn } from './uploads.ts';

/** What the binder needs from others. */
export interface BinderPorts {
  /** The member a token belongs to, or null when it is unknown, old or revoked; at once where that is known. */
  authenticate(token: string): Caller | null | Promise<Caller | null>;
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
const tokenOf = (fields: CallFields, request: FastifyRequest): string =>
  field(fields['token']) || field(request.headers['token']);

function parse<C extends Call>(call: C, fields: CallFields): z.output<C['input']> {
  const result = call.input.safeParse(fields);
  if (result.success) return result.data as z.output<C['input']>;
  const wrong = result.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    msg_key: Object.hasOwn(errors, issue.message) ? (issue.message as MsgKey) : ('request.invalid' as const),
  }));
  // The first issue with a `msg_key` of its own is answered: it says more than `request.invalid`.
  const first = wrong.find((entry) => entry.msg_key !== 'request.invalid') ?? wrong[0];
  return refuse(first?.msg_key ?? 'request.invalid', { fields: wrong });
}

/** R16: the browser marks the request as coming from another site and sends no Origin. */
const isForeignPage = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'cross-site' && request.headers.origin === undefined;

/** The authenticated caller and the token. */
interface CallAdmission {
  readonly caller: Caller | null;
  readonly token: string;
}

/**
 * Authenticates and authorises the caller and counts the rate, before the fields are parsed.
 * @throws Refusal 401, 403 or 429
 */
async function admit(
  call: Call,
  fields: CallFields,
  request: FastifyRequest,
  ports: BinderPorts,
): Promise<CallAdmission> {
  if (call.writes) {
    if (request.headers['client'] !== 'pc') refuse('request.client_header');
    if (isForeignPage(request) || !ports.isOwnOrigin(request)) refuse('request.forbidden');
  }
  const token = tokenOf(fields, request);
  const found = token ? ports.authenticate(token) : null;
  // Most sessions are cached: no `await` then.
  const caller = found instanceof Promise ? await found : found;
  request.caller = caller;
  const { access, rate } = call;
  // Counted before the refusals below, so that calls without a token count towards the limit too.
  if (rate !== 'login' && rate !== 'chat') await ports.rateLimits.take(rate, caller?.uid ?? request.ip);
  if (access === 'open') return { caller, token: caller ? token : '' };
  if (!caller) return refuse('account.login_required');
  if (access !== 'member' && !caller.roles.some((role) => access.includes(role))) refuse('request.forbidden');
  return { caller, token };
}

/** A handler as the binder calls it, with parsed fields. */
type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>;

/**
 * Binds every call of the contract to its handler, with access, rate and validation as the contract says.
 * @param handlers by feature and verb, as the calls; one that is missing does not compile
 */
export function bindCalls<Features extends FeatureCalls>(
  app: FastifyInstance,
  features: Features,
  handlers: FeatureHandlers<Features>,
  ports: BinderPorts,
): void {
  const uploadRoutes: RouteOptions[] = [];
  const calls = Object.entries(features).flatMap(([feature, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => ({
      call,
      handler: (handlers[feature] as unknown as Readonly<Record<string, AnyHandler>>)[verb] as AnyHandler,
    })),
  );
  for (const { call, handler } of calls) {
    /** Runs the call for the authenticated caller. */
    const perform = (
      fields: CallFields,
      file: UploadedFile | null,
      { caller, token }: CallAdmission,
      request: FastifyRequest,
    ): Promise<unknown> => {
      const source = field(fields['app_from']) || field(request.headers['app_from']);
      if (source && !knownSources.has(source))
        ports.log.warn({ app_from: source.slice(0, 40) }, 'unknown app_from');
      const input = parse(call, fields);
      const { originOf } = ports;
      const known = { call: call.id, input, caller, token, file, request, originOf };
      return handler(input, new RequestContext(known));
    };
    /** Parsing the answer too leaves out every field that the contract does not name. */
    const succeeded = (reply: FastifyReply, data: unknown): string =>
      succeed(reply, call.output.parse(data), call.flat ?? false);

    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
      // D13: no cache keeps what such a call answers, refusals included.
      if (call.method === 'GET') reply.header('cache-control', 'no-store');
      const fields = readFields(request);
      const admission = await admit(call, fields, request, ports);
      return succeeded(reply, await perform(fields, null, admission, request));
    };
    /** D12: a file is taken only where the call says so. A GET may carry a content type without a body. */
    const refuseUpload = async (request: FastifyRequest, reply: FastifyReply): Promise<string> =>
      request.method === 'GET' ? answer(request, reply) : refuse('system.wrong_media_type');
    const answerUpload = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
      let admission: CallAdmission | undefined;
      const admitOnce = async (known: CallFields): Promise<CallAdmission> =>
        (admission ??= await admit(call, known, request, ports));
      const { fields, file, discard } = await readUpload(request, admitOnce);
      try {
        return succeeded(reply, await perform(fields, file, await admitOnce(fields), request));
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
      const upload = { method: methods, url, constraints: { upload: true } };
      if (call.encoding === 'multipart')
        uploadRoutes.push({ ...upload, config: { takesUpload: true }, handler: answerUpload });
      else app.route({ ...upload, handler: refuseUpload });
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
  void app.register(async (scope) => {
    await readUploadsIn(scope);
    for (const route of uploadRoutes) scope.route(route);
  });
}
