import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FlvLoader } from './flv-loader.ts';

let server: Server;
let url: string;
/** The answer to the last request, and whether it is over. */
let answering: Promise<ServerResponse>;
let arrived: (answer: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((_, answer) => arrived(answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live.flv`;
});
beforeEach(() => {
  ({ promise: answering, resolve: arrived } = Promise.withResolvers<ServerResponse>());
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function opened() {
  const heard: [string, number][] = [];
  const ended = vi.fn();
  const failed = vi.fn();
  const loader = new FlvLoader();
  loader.onDataArrival = (chunk, start) => heard.push([new TextDecoder().decode(chunk), start]);
  loader.onComplete = ended;
  loader.onError = failed;
  loader.open({ url }, { from: 0 });
  return { loader, heard, ended, failed };
}

it('ends its request when it is closed while the stream is silent', async () => {
  const { loader, heard, ended, failed } = opened();
  const answer = await answering;
  answer.write('first');
  await vi.waitFor(() => expect(heard).toEqual([['first', 0]]));
  expect(loader.isWorking()).toBe(true);
  const isClosed = once(answer, 'close');
  loader.destroy();
  await isClosed;
  expect(loader.isWorking()).toBe(false);
  expect([ended.mock.calls.length, failed.mock.calls.length]).toEqual([0, 0]);
});

it('hands on what comes in its order, and its end', async () => {
  const { heard, ended } = opened();
  const answer = await answering;
  answer.write('first');
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  answer.end('second');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith(0, 10));
  expect(heard).toEqual([
    ['first', 0],
    ['second', 5],
  ]);
});

it('says that there is no stream, or that it broke', async () => {
  const { failed } = opened();
  const answer = await answering;
  answer.writeHead(404).end();
  await vi.waitFor(() =>
    expect(failed).toHaveBeenCalledWith('HttpStatusCodeInvalid', expect.objectContaining({ code: 404 })),
  );
  ({ promise: answering, resolve: arrived } = Promise.withResolvers<ServerResponse>());
  const broken = opened();
  const second = await answering;
  second.write('first');
  await vi.waitFor(() => expect(broken.heard).toHaveLength(1));
  second.destroy();
  await vi.waitFor(() => expect(broken.failed).toHaveBeenCalledWith('Exception', expect.anything()));
});
