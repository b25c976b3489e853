import {
  codes,
  streamEnd,
  streamFailed,
  streamFailure,
  streamPath,
  type CallInput,
  type Stream,
} from '@goldbean/contract/shared';
import type { z } from 'zod';
import { ApiError, asApiError, unreachable } from './api-error.ts';
import type { Request } from './request.ts';

/** The part of `EventSource` that is used. */
export interface EventReader {
  addEventListener(name: string, listener: (event: { data?: unknown; lastEventId?: string }) => void): void;
  close(): void;
}

export interface StreamParts {
  readonly request: Request;
  readonly openReader: (address: string) => EventReader;
  readonly wait: (ms: number) => Promise<void>;
}

/** Handlers of a stream's events, by the name of the event. */
export type StreamListeners<S extends Stream> = {
  readonly [Name in keyof S['events']]: (data: z.output<S['events'][Name]>) => void;
};

/** Waits before each retry, ms; after the last it fails. An event in between resets them. */
const waits = [500, 2_000, 5_000];

type StreamOutcome =
  | { readonly kind: 'ended' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; error: ApiError };

/**
 * Reads streams of the contract. `EventSource` cannot get a new ticket when it reconnects, so a broken stream is
 * reopened here, after the last received event.
 */
export function createStreams({ request, openReader, wait }: StreamParts) {
  function readOnce<S extends Stream>(
    stream: S,
    address: string,
    hear: (name: string, data: unknown, id: string) => void,
    signal: AbortSignal,
  ): Promise<StreamOutcome> {
    return new Promise((resolve) => {
      const reader = openReader(address);
      const over = (outcome: StreamOutcome) => {
        reader.close();
        resolve(outcome);
      };
      signal.addEventListener('abort', () => over({ kind: 'ended' }), { once: true });
      for (const name of Object.keys(stream.events)) {
        reader.addEventListener(name, ({ data, lastEventId }) => {
          const parsed = stream.events[name]?.safeParse(JSON.parse(String(data)));
          if (parsed?.success) hear(name, parsed.data, lastEventId ?? '');
          else over({ kind: 'failed', error: new ApiError({ code: codes.system, msgKey: 'system.error' }) });
        });
      }
      reader.addEventListener(streamEnd, () => over({ kind: 'ended' }));
      reader.addEventListener(streamFailed, ({ data }) => {
        const { code, msg_key: msgKey } = streamFailure.parse(JSON.parse(String(data)));
        over({ kind: 'failed', error: new ApiError({ code, msgKey }) });
      });
      reader.addEventListener('error', () => over({ kind: 'lost' }));
    });
  }

  /**
   * Reads a stream to its end.
   * @param signal stops it; then it resolves, and the connection is closed
   * @throws ApiError when it is refused, breaks off, or cannot be reached several times in a row
   */
  return async function hearStream<S extends Stream>(
    stream: S,
    input: CallInput<S['open']>,
    listeners: StreamListeners<S>,
    signal: AbortSignal,
  ): Promise<void> {
    let lastId = '';
    let losses = 0;
    while (!signal.aborted) {
      try {
        const { ticket } = await request(stream.open, input, { signal });
        const query = new URLSearchParams({ ticket, ...(lastId !== '' && { last_event_id: lastId }) });
        const outcome = await readOnce(
          stream,
          `${streamPath(stream)}?${query}`,
          (name, data, id) => {
            losses = 0;
            lastId = id;
            (listeners[name] as (heard: unknown) => void)(data);
          },
          signal,
        );
        if (outcome.kind === 'ended') return;
        if (outcome.kind === 'failed') throw outcome.error;
      } catch (error) {
        if (signal.aborted) return;
        if (asApiError(error).msgKey !== unreachable) throw error;
      }
      const pause = waits[losses];
      if (pause === undefined) throw new ApiError({ code: 0, msgKey: unreachable });
      losses += 1;
      await wait(pause);
    }
  };
}
