import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { transport } from './send.ts';

const call = {
  method: 'POST',
  url: '/hljw/api/x',
  headers: { client: 'pc' },
  query: new URLSearchParams({ token: 't' }),
  body: new URLSearchParams({ a: '1' }),
} as const;
const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call by fetch', () => {
  it('goes with method, headers, query and body', async () => {
    answers.mockResolvedValue(Response.json({}));
    await transport.send(call, {});
    expect(answers).toHaveBeenCalledExactlyOnceWith(
      '/hljw/api/x?token=t',
      expect.objectContaining({ method: 'POST', headers: { client: 'pc' }, body: call.body }),
    );
  });

  it('takes every status as an answer, also one that is not ours', async () => {
    answers.mockResolvedValueOnce(Response.json({ code: 503 }, { status: 503 }));
    expect(await transport.send(call, {})).toEqual({ status: 503, body: { code: 503 } });
    answers.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await transport.send(call, {})).toEqual({ status: 502, body: '<h1>Bad gateway</h1>' });
  });

  it('is unreachable when nothing comes back, or the caller no longer waits', async () => {
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(transport.send(call, {})).rejects.toEqual(new ApiError({ code: 0, msgKey: 'unreachable' }));
    answers.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const leaving = new AbortController();
    const sent = transport.send({ ...call, method: 'GET', body: undefined }, { signal: leaving.signal });
    leaving.abort();
    await expect(sent).rejects.toMatchObject({ code: 0, msgKey: 'unreachable' });
  });
});
