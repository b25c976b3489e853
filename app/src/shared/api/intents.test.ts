import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createIntents } from './intents.ts';

const silence = new ApiError({ code: 0, msgKey: 'unreachable' });
const refusal = new ApiError({ code: 460, msgKey: 'wallet.insufficient_beans' });

function setup() {
  let made = 0;
  const act = vi.fn<(id: string) => Promise<string>>();
  const intents = createIntents(() => `id${(made += 1)}`);
  const ids = () => act.mock.calls.map(([id]) => id);
  return { act, ids, want: (wish: string) => intents.run(wish, act).catch(() => undefined) };
}

it('D77: without an answer the next try of the wish goes under the same id', async () => {
  const { act, ids, want } = setup();
  act.mockRejectedValueOnce(silence).mockResolvedValue('done');
  await want('a gift');
  await want('a gift');
  expect(ids()).toEqual(['id1', 'id1']);
});

it.each([
  ['a failing server', 500, 'system.error'],
  ['one too busy to answer', 503, 'system.unavailable'],
  ['one asked too fast', 429, 'system.too_fast'],
] as const)(
  'D77: %s says nothing of what came of it, so the next try keeps the id',
  async (_, code, msgKey) => {
    const { act, ids, want } = setup();
    act.mockRejectedValueOnce(silence).mockRejectedValueOnce(new ApiError({ code, msgKey }));
    act.mockResolvedValue('done');
    for (let tries = 0; tries < 3; tries += 1) await want('a gift');
    expect(ids()).toEqual(['id1', 'id1', 'id1']);
  },
);

it.each([
  ['yes', () => Promise.resolve('done')],
  ['no', () => Promise.reject(refusal)],
])('after a %s the same wish is a new one', async (_answer, answer) => {
  const { act, ids, want } = setup();
  act.mockImplementation(answer);
  await want('a gift');
  await want('a gift');
  expect(ids()).toEqual(['id1', 'id2']);
});

it('two wishes are two intents', async () => {
  const { act, ids, want } = setup();
  act.mockRejectedValue(silence);
  await want('a rose');
  await want('a rocket');
  expect(ids()).toEqual(['id1', 'id2']);
});
