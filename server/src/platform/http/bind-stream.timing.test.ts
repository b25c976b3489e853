import { afterAll, expect, test, vi } from 'vitest';
import { createStreamFixture } from './bind-stream.test-fixture.ts';

const { gone, read, ticketFor, close } = await createStreamFixture();
afterAll(() => close());

test('that its reader is gone reaches the server within 1 s', async () => {
  const reader = new AbortController();
  const answer = await read(await ticketFor({ to: '0' }), {}, reader.signal);
  await answer.body?.getReader().read();
  const left = performance.now();
  reader.abort();
  await vi.waitFor(() => expect(gone).toHaveLength(1), { timeout: 2_000, interval: 5 });
  expect((gone[0] ?? Infinity) - left).toBeLessThan(1_000);
});
