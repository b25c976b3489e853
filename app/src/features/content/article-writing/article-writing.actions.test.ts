import type { Article } from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../../../shared/api/index.ts';
import { changeWriting, isComplete, openWriting, submitArticle } from './article-writing.actions.ts';
import * as service from './article-writing.service.ts';
import { articleWritingState as state } from './article-writing.state.ts';

vi.mock('./article-writing.service.ts');
const server = vi.mocked(service);
const document = [{ kind: 'paragraph' as const, runs: [{ text: 'Cash' }] }];
const given = { title: 'Cash', document, pictures: [], files: [], cover: null, access: 'paid', topic: null };
const article = {
  ...given,
  id: 'a1',
  state: 'displayed',
  reason: '',
  price: { amount: 1_900, currency: 'CNY' },
  edit: {
    ...given,
    topic: { topic_id: 'funds', name: 'Funds' },
    price: { amount: 500, currency: 'USD' },
    state: 'pending',
    reason: '',
    queue: null,
  },
} as unknown as Article;
let close: () => void;

async function opens(id: string): Promise<void> {
  close = openWriting(id);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  server.loadArticle.mockResolvedValue(article);
  server.lastDraft.mockResolvedValue(null);
  server.saveDraft.mockResolvedValue({ id: 'd1', saved: '', saved_ts: 7 });
  server.submitArticle.mockResolvedValue({ id: 'a1', state: 'pending', queue: null });
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('S50: an article that is changed keeps its topic and the currency of its price', async () => {
  await opens('a1');
  expect(state).toMatchObject({ isChange: true, isChanged: false });
  changeWriting({ title: 'Cash again' });
  expect(state.isChanged).toBe(true);
  await submitArticle();
  expect(server.submitArticle.mock.calls[0]?.[1]).toMatchObject({
    title: 'Cash again',
    price: 500,
    currency: 'USD',
    topic: 'funds',
  });
  expect(state).toMatchObject({ phase: 'sent', isChanged: false });
});

it.each(['0', '0.5', '9999.50', 'x'])('a price that no article may have is none: %s', async (price) => {
  await opens('new');
  changeWriting({ title: 'Cash', access: 'paid', price });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.saveDraft).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining({ price: null }));
  expect(isComplete({ title: 'Cash', document: { blocks: document }, access: 'paid', price })).toBe(false);
});

it('a draft that the server refuses is said so, until it is kept; one that was not answered is not', async () => {
  await opens('new');
  server.saveDraft.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: unreachable }));
  changeWriting({ title: 'Cash' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.error).toBeNull();
  server.saveDraft.mockRejectedValueOnce(
    new ApiError({ code: codes.invalid, msgKey: 'article.title_too_long' }),
  );
  changeWriting({ title: 'Cash, long' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state).toMatchObject({ error: { msgKey: 'article.title_too_long' }, isChanged: true });
  changeWriting({ title: 'Cash' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state).toMatchObject({ error: null, isChanged: false, savedAt: 7 });
});
