import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * Bodies as SRS 5 and 6 post them and as its HTTP API answers, field by field as its documentation and its source have
 * them; `on_publish.v3` is of a version before 4.
 */
export async function recorded(name: string): Promise<Record<string, unknown>> {
  const text = await readFile(new URL(`./${name}.json`, import.meta.url), 'utf8');
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

/** The HTTP API of an SRS: what it carries is given by the test, it reports whom it disconnects. */
export async function openSrs() {
  const [listed] = z.array(z.record(z.string(), z.unknown())).parse((await recorded('streams'))['streams']);
  const answer = await recorded('streams');
  /** Encoders by stream. */
  const carried = new Map<string, string>();
  const kicked: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const client = /^\/api\/v1\/clients\/(.+)$/.exec(request.url ?? '')?.[1];
    if (client !== undefined && request.method === 'DELETE') {
      kicked.push(client);
      response.end('{"code":0}');
      return;
    }
    const streams = [...carried].map(([name, cid]) => ({ ...listed, name, publish: { active: true, cid } }));
    response.end(JSON.stringify({ ...answer, streams }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    carried,
    kicked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
