import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../shared/session/index.ts';
import { loadRecent, search } from './search.actions.ts';
import * as service from './search.service.ts';
import { searchState as state } from './search.state.ts';

vi.mock('./search.service.ts');
const server = vi.mocked(service);
const asked = { query: 'salary', type: null, page: 1 };
const found = (name: string) => ({ groups: [{ type: name, total: 1, list: [] }], page_size: 20 }) as never;

beforeEach(() => {
  vi.resetAllMocks();
  session.token = 'first';
});

it('the next member at this tab searches anew for the same words, and finds what is theirs', async () => {
  server.searchAll.mockResolvedValueOnce(found('messages'));
  await search(asked);
  expect(state.groups).toMatchObject([{ type: 'messages' }]);
  session.token = 'second';
  expect(state).toMatchObject({ phase: 'start', groups: [], totals: {} });
  server.searchAll.mockResolvedValueOnce(found('articles'));
  await search(asked);
  expect(state.groups).toMatchObject([{ type: 'articles' }]);
});

it('what the one before asked for comes to nobody', async () => {
  const answers: (() => void)[] = [];
  server.searchAll.mockReturnValueOnce(
    new Promise((resolve) => answers.push(() => resolve(found('messages')))),
  );
  server.listRecent.mockReturnValueOnce(
    new Promise((resolve) => answers.push(() => resolve({ list: ['salary'] }))),
  );
  const both = [search(asked), loadRecent()];
  session.token = 'second';
  for (const answer of answers) answer();
  await Promise.all(both);
  expect(state).toMatchObject({ phase: 'start', groups: [], recent: null });
});
