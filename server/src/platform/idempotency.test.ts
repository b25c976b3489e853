import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../test/test-database.ts';
import { createIdempotency, type NamedIdempotencyKey } from './idempotency.ts';
import { Refusal } from './refusal.ts';

const hour = 3_600_000;
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
const clock = createManualClock();
const idempotency = createIdempotency(clock);

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const intentOf = (requestId: string, bodyHash = 'body'): NamedIdempotencyKey => ({
  actor: '1',
  call: 'C034',
  requestId,
  bodyHash,
});
let works = 0;
const work = async () => ({ works: (works += 1) });

/** The answer, or the key of the refusal. */
function outcomeOf<Answer>(outcome: PromiseSettledResult<Answer> | undefined): Answer | string {
  if (outcome?.status === 'fulfilled') return outcome.value;
  if (outcome?.reason instanceof Refusal) return outcome.reason.msgKey;
  throw outcome?.reason;
}

async function once(intent: NamedIdempotencyKey) {
  const [outcome] = await Promise.allSettled([
    testDatabase.database.transaction((tx) => idempotency.once(tx, intent, work)),
  ]);
  return outcomeOf(outcome);
}

async function onceEach(intent: NamedIdempotencyKey) {
  const [outcome] = await testDatabase.database.transaction((tx) =>
    idempotency.onceEach(tx, [{ intent }], (fresh) => Promise.allSettled(fresh.map(work))),
  );
  return outcomeOf(outcome);
}

test.each([
  ['once', once],
  ['onceEach', onceEach],
])('D77: %s answers a repeat as before for 24 h and refuses it for ever afterwards', async (name, act) => {
  const first = await act(intentOf(name));
  expect(await act(intentOf(name))).toEqual(first);
  expect(await act(intentOf(name, 'another body'))).toBe('system.repeated');
  clock.advance(24 * hour);
  expect(await act(intentOf(name))).toEqual(first);
  const before = works;
  clock.advance(1);
  expect(await act(intentOf(name))).toBe('system.repeated');
  await testDatabase.database.transaction((tx) => idempotency.sweep(tx));
  expect(await act(intentOf(name))).toBe('system.repeated');
  clock.advance(365 * 24 * hour);
  await testDatabase.database.transaction((tx) => idempotency.sweep(tx));
  expect(await act(intentOf(name))).toBe('system.repeated');
  expect(works).toBe(before);
});
