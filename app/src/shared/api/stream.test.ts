import { defineStream } from '@goldbean/contract/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { createStreams, type EventReader } from './stream.ts';

const stream = defineStream({
  id: 'G910',
  service: 'scms',
  path: 'v2/count',
  summary: 'Counts.',
  input: z.object({ to: z.number() }),
  events: { number: z.object({ n: z.number() }) },
});

type StreamListener = Parameters<EventReader['addEventListener']>[1];
function createReader(address: string) {
  const listeners = new Map<string, StreamListener>();
  return {
    address,
    addEventListener: (name: string, listener: StreamListener) => void listeners.set(name, listener),
    close: vi.fn(),
    says: (name: string, data: unknown, lastEventId = '') =>
      listeners.get(name)?.({ data: JSON.stringify(data), lastEventId }),
  };
}
let readers: ReturnType<typeof createReader>[];
let tickets = 0;
const request = vi.fn(async () => ({ ticket: `t${(tickets += 1)}` }));
const wait = vi.fn(async (_ms: number) => {});
const hear = createStreams({
  request: request as never,
  openReader: (address) => {
    const reader = createReader(address);
    readers.push(reader);
    return reader;
  },
  wait,
});
const opened = (n: number) =>
  vi.waitFor(() => {
    const reader = readers[n - 1];
    if (!reader) throw new Error('not open yet');
    return reader;
  });

beforeEach(() => {
  vi.clearAllMocks();
  readers = [];
  tickets = 0;
});

describe('hearing a stream', () => {
  it('to its end, each event parsed by the contract', async () => {
    const number = vi.fn();
    const over = hear(stream, { to: 1 }, { number }, new AbortController().signal);
    const reader = await opened(1);
    expect(reader.address).toBe('/scms/v2/count/events?ticket=t1');
    reader.says('number', { n: 1 }, '1');
    reader.says('end', {});
    await over;
    expect(number.mock.calls).toEqual([[{ n: 1 }]]);
    expect(reader.close).toHaveBeenCalled();
  });

  it('cut, goes on behind the last event with a ticket of its own', async () => {
    const over = hear(stream, { to: 9 }, { number: vi.fn() }, new AbortController().signal);
    const first = await opened(1);
    first.says('number', { n: 4 }, '4');
    first.says('error', null);
    const second = await opened(2);
    expect(second.address).toBe('/scms/v2/count/events?ticket=t2&last_event_id=4');
    second.says('end', {});
    await over;
  });

  it('gives up after a while without a word', async () => {
    request.mockRejectedValue(new ApiError({ code: 0, msgKey: 'unreachable' }));
    await expect(
      hear(stream, { to: 1 }, { number: vi.fn() }, new AbortController().signal),
    ).rejects.toMatchObject({ msgKey: 'unreachable' });
    expect(wait.mock.calls).toEqual([[500], [2_000], [5_000]]);
    request.mockImplementation(async () => ({ ticket: `t${(tickets += 1)}` }));
  });

  it('that breaks off says why; one that says something else than the contract is a fault', async () => {
    const never = new AbortController().signal;
    const broken = hear(stream, { to: 1 }, { number: vi.fn() }, never);
    (await opened(1)).says('failed', { code: 404, msg_key: 'request.not_found' });
    await expect(broken).rejects.toMatchObject({ code: 404, msgKey: 'request.not_found' });
    const wrong = hear(stream, { to: 1 }, { number: vi.fn() }, never);
    (await opened(2)).says('number', { n: 'one' });
    await expect(wrong).rejects.toMatchObject({ msgKey: 'system.error' });
  });

  it('stopped, closes the reader and is over', async () => {
    const stop = new AbortController();
    const over = hear(stream, { to: 1 }, { number: vi.fn() }, stop.signal);
    const reader = await opened(1);
    stop.abort();
    await over;
    expect(reader.close).toHaveBeenCalled();
  });
});
