import { expect, it, vi } from 'vitest';
import { session } from '../../../shared/session/index.ts';
import { askKept, loadFolders } from './favourites.actions.ts';
import * as service from './favourites.service.ts';
import { favouritesState as state } from './favourites.state.ts';

vi.mock('./favourites.service.ts');
const server = vi.mocked(service);
const thing = { type: 'channel', id: 'c1' } as const;

it('what one member keeps is not shown to the next, nor what was asked for them', async () => {
  session.token = 'first';
  server.isKept.mockResolvedValueOnce(true);
  await askKept(thing);
  expect(state.kept).toEqual({ 'channel:c1': true });
  const answers: (() => void)[] = [];
  server.isKept.mockReturnValueOnce(new Promise((resolve) => answers.push(() => resolve(true))));
  server.loadFolders.mockReturnValueOnce(
    new Promise((resolve) => answers.push(() => resolve([{ id: 'f1', title: 'Mine' }] as never))),
  );
  const both = [askKept(thing), loadFolders()];
  session.token = 'second';
  for (const answer of answers) answer();
  await Promise.all(both);
  expect(state).toMatchObject({ phase: 'loading', kept: {}, folders: [] });
});
