import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patienceMs } from '../../../../../test/until.ts';

/** How long an adapter waits for its provider, in ms. It is short because some tests let the provider say nothing. */
export const answerMaxMs = patienceMs / 100;

/** A request of an adapter to its provider. */
export interface ProviderRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A provider's answer; `null`: none, so that the adapter's time limit passes. */
export type ProviderAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
} | null;

/** An answer in JSON. */
export const json = (status: number, value: unknown): ProviderAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/**
 * A server on a free port that behaves like a provider, over real sockets.
 * @param behave what it answers while all is well
 */
export async function createProviderServer(behave: (request: ProviderRequest) => ProviderAnswer) {
  const requests: ProviderRequest[] = [];
  const silenced = new Set<ServerResponse>();
  let trouble: ProviderAnswer | 'none' = 'none';

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    };
    requests.push(request);
    const answer = trouble === 'none' ? behave(request) : trouble;
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else silenced.add(response);
  }
  const http = createServer((incoming, response) => void serve(incoming, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;

  return {
    port,
    url: new URL(`http://127.0.0.1:${port}`),
    /** In the order of arrival. */
    requests,
    /** From now on it answers this to every request; `null`: not at all. */
    fail(answer: ProviderAnswer) {
      trouble = answer;
    },
    recover() {
      trouble = 'none';
    },
    async close() {
      for (const response of silenced) response.destroy();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
