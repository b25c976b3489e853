import {
  errors,
  streamEnd,
  streamFailed,
  streamPath,
  type CallRequest,
  type MsgKey,
  type Stream,
  type StreamEvent,
} from '@goldbean/contract';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OneUseTickets } from '../one-use-tickets.ts';
import { Refusal, refuse } from '../refusal.ts';
import { bindCalls, type BinderPorts } from './bind-calls.ts';
import type { Caller } from './context.ts';

interface StreamContext {
  /** Null for a visitor of an open stream. */
  readonly caller: Caller | null;
  /** Id of the last event this reader received before its connection broke; null at the beginning. */
  readonly lastEventId: string | null;
  /** Aborted when the reader disconnects and when the server stops. */
  readonly signal: AbortSignal;
}

/** Yields the events of a stream after `lastEventId`. @throws Refusal, which ends the stream with `failed` */
export type StreamHandler<S extends Stream> = (
  input: CallRequest<S['open']>,
  context: StreamContext,
) => AsyncIterable<StreamEvent<S>>;

export interface StreamPorts extends BinderPorts {
  /** Of the purpose `stream`. */
  readonly tickets: OneUseTickets;
}

/** Headers that keep proxies from buffering events. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
/** Interval of the keep-alive comments, ms, so that no proxy closes the connection as idle. */
const keepAliveMs = 15_000;

/** What a ticket of a stream stands for. */
interface Opening {
  readonly stream: string;
  readonly caller: Caller | null;
  readonly input: unknown;
}

const lineOf = (event: string, data: unknown, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

function failureOf(error: unknown): { readonly code: number; readonly msg_key: MsgKey } {
  const key = error instanceof Refusal ? error.msgKey : 'system.error';
  return { code: errors[key].code, msg_key: key };
}

/** Binds a stream: the call that opens it, and the address where its events are read. */
export function bindStream<S extends Stream>(
  app: FastifyInstance,
  stream: S,
  handler: StreamHandler<S>,
  ports: StreamPorts,
): void {
  const { open } = stream;
  bindCalls(
    app,
    { stream: { open } },
    {
      stream: {
        open: async (input, { caller }) => {
          const opening: Opening = { stream: open.id, caller, input };
          return { ticket: ports.tickets.issue(JSON.stringify(opening)) };
        },
      },
    },
    ports,
  );

  /** @throws Refusal `request.forbidden` for a ticket that is used, old, made up or of another stream */
  function admit(ticket: unknown): Opening {
    const subject = typeof ticket === 'string' ? ports.tickets.use(ticket) : null;
    const opening = subject === null ? null : (JSON.parse(subject) as Opening);
    return opening?.stream === open.id ? opening : refuse('request.forbidden');
  }

  async function write(raw: ServerResponse, text: string, signal: AbortSignal): Promise<void> {
    if (!raw.write(text) && !signal.aborted) await once(raw, 'drain', { signal });
  }

  async function notify(raw: ServerResponse, opening: Opening, context: StreamContext): Promise<void> {
    const { signal } = context;
    try {
      for await (const { id, event, data } of handler(opening.input as CallRequest<S['open']>, context)) {
        if (signal.aborted) return;
        await write(raw, lineOf(event, stream.events[event]?.parse(data), id), signal);
      }
      raw.write(lineOf(streamEnd, {}));
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      if (failure.msg_key === 'system.error')
        ports.log.error({ err: error, stream: open.id }, 'a stream broke');
      raw.write(lineOf(streamFailed, failure));
    }
  }

  const readers = new Set<AbortController>();
  app.get(streamPath(stream), async (request, reply) => {
    const opening = admit((request.query as { ticket?: unknown }).ticket);
    const lastEventId =
      request.headers['last-event-id'] ?? (request.query as { last_event_id?: unknown }).last_event_id;
    const reader = new AbortController();
    const { raw } = reply;
    reply.hijack();
    // The security headers that hooks set on other answers are set here by hand.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, headers);
    raw.flushHeaders();
    readers.add(reader);
    raw.once('close', () => reader.abort());
    const keepAlive = setInterval(() => raw.write(': still here\n\n'), keepAliveMs);
    try {
      await notify(raw, opening, {
        caller: opening.caller,
        lastEventId: typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : null,
        signal: reader.signal,
      });
    } finally {
      clearInterval(keepAlive);
      readers.delete(reader);
      raw.end();
    }
  });
  app.addHook('preClose', () => {
    for (const reader of readers) reader.abort();
  });
}
