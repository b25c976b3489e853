import { codes, errors, type Envelope, type MsgKey } from '@goldbean/contract';
import type { FastifyReply } from 'fastify';

/** Refusals that also show in the HTTP status (D09); every other answer of a call is HTTP 200. */
const statuses: Partial<Record<MsgKey, number>> = {
  'system.unknown_call': 404,
  'system.wrong_method': 405,
  'system.body_too_large': 413,
  'system.wrong_media_type': 415,
  'system.unavailable': 503,
  'system.error': 500,
};

const json = 'application/json; charset=utf-8';

/**
 * The body of a success; its headers are set here too. `flat` repeats the fields of `data` at the top (D10).
 * @param data what JSON can say
 */
export function succeed(reply: FastifyReply, data: unknown, flat: boolean): string {
  const body: Envelope = { code: codes.ok, msg: '', msg_key: '', data, request_id: reply.request.id };
  reply.type(json).header('cache-control', 'no-store');
  return JSON.stringify(flat ? { ...(data as object), status: codes.ok, ...body } : body);
}

/** Sends a refusal in the same shape. */
export function fail(reply: FastifyReply, msgKey: MsgKey, data: unknown = {}): FastifyReply {
  const { code, msg } = errors[msgKey];
  const status = statuses[msgKey] ?? (code === codes.tooFast ? 429 : 200);
  const body: Envelope = { code, msg, msg_key: msgKey, data, request_id: reply.request.id };
  return reply.code(status).send(body);
}
