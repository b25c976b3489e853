import type { FastifyInstance } from 'fastify';
import { fail } from '../../../../platform/http/index.ts';
import { textOf } from '../../../../platform/signatures.ts';
import { isHookAction, type Hooks } from './engine-hooks.usecase.ts';

interface HookAddress {
  Params: { action: string };
  Querystring: { secret?: unknown };
}

/**
 * G093, `POST /live/hook/<action>?secret=...`: the media engine's own format, without envelope and header `client`. SRS can
 * set no header of a hook, so the secret is in its address; logs leave queries out. Unknown without an engine.
 */
export function serveHooks(http: FastifyInstance, hooks: Hooks | null): void {
  if (!hooks) return;
  http.post<HookAddress>('/live/hook/:action', async (request, reply) => {
    const { action } = request.params;
    if (!isHookAction(action)) return fail(reply, 'system.unknown_call');
    if (!hooks.isSecret(textOf(request.query.secret))) return fail(reply, 'request.forbidden');
    return reply.type('application/json').send(await hooks.take(action, request.body));
  });
}
