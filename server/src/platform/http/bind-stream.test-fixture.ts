import type { AddressInfo } from 'node:net';
import { callPath, defineStream, streamPath } from '@goldbean/contract';
import { z } from 'zod';
import { createManualClock, createSeededRandom, silentLog } from '../../../test/test-database.ts';
import { readConfig } from '../config.ts';
import { createOneUseTickets } from '../one-use-tickets.ts';
import { createRateLimits } from '../rate-limits.ts';
import { refuse } from '../refusal.ts';
import { bindStream, createHttp } from './index.ts';

/** One stream of a test: it counts up to `to`, or waits for ever behind it when `to` is 0. */
export const counting = defineStream({
  id: 'G910',
  service: 'scms',
  path: 'v2/count',
  summary: 'Counts.',
  input: z.object({ to: z.coerce.number(), fault: z.string().optional() }),
  events: { number: z.object({ n: z.number() }), words: z.object({ text: z.string() }) },
});

/** A server with that stream, on a clock that is moved by hand. */
export async function createStreamFixture() {
  const clock = createManualClock();
  /** When the server noticed that a reader had disconnected. */
  const gone: number[] = [];
  let started = 0;
  const http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
  bindStream(
    http,
    counting,
    async function* count({ to, fault }, { caller, lastEventId, signal }) {
      started += 1;
      signal.addEventListener('abort', () => gone.push(performance.now()));
      if (lastEventId === null) yield { id: '0', event: 'words', data: { text: caller?.uid ?? 'nobody' } };
      if (fault === 'refused') refuse('request.not_found');
      if (fault === 'broken') throw new Error('a mistake of ours');
      if (fault === 'not what the contract says')
        yield { id: '9', event: 'number', data: { n: 'x' as never } };
      for (let n = Number(lastEventId ?? 0) + 1; n <= to; n += 1)
        yield { id: String(n), event: 'number', data: { n } };
      if (to === 0) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
    {
      authenticate: (token) => (token === 'ann' ? { uid: '1', roles: [], sessionId: 's1' } : null),
      rateLimits: createRateLimits(1_000),
      log: silentLog,
      originOf: () => 'http://here',
      isOwnOrigin: () => true,
      tickets: createOneUseTickets('stream', 'secret', clock, createSeededRandom(1)),
    },
  );
  await http.listen({ port: 0, host: '127.0.0.1' });
  const host = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;

  return {
    clock,
    host,
    gone,
    /** How many readers it has begun to answer. */
    started: () => started,
    async ticketFor(fields: Record<string, string>, token = 'ann'): Promise<string> {
      const answer = await fetch(host + callPath(counting.open), {
        method: 'POST',
        headers: { client: 'pc', token },
        body: new URLSearchParams(fields),
      });
      const { msg_key, data } = (await answer.json()) as { msg_key: string; data: { ticket: string } };
      return data.ticket ?? msg_key;
    },
    read: (ticket: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
      fetch(`${host}${streamPath(counting)}?ticket=${encodeURIComponent(ticket)}`, {
        headers,
        ...(signal && { signal }),
      }),
    close: () => http.close(),
  };
}
