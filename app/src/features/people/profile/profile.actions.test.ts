import { beforeEach, expect, it, vi } from 'vitest';
import { followMember, loadMore } from './profile.actions.ts';
import * as service from './profile.service.ts';
import { emptyProfile, profileState as state } from './profile.state.ts';

vi.mock('./profile.service.ts');
const server = vi.mocked(service);
const fan = (uid: string) => ({ uid }) as service.ProfileFan;

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(state, emptyProfile('m'), { phase: 'ready', tab: 'fans', profile: { fans: 3 } });
  server.follow.mockResolvedValue({ followed: true, follows_me: false, fans: 4 });
  server.loadFans.mockImplementation(async (_uid, page) => ({
    list: page === 1 ? [fan('a'), fan('b')] : [fan('c')],
    total: 3,
    page,
    page_size: 2,
  }));
});

it('G011: who follows is listed from the first again after I follow, not from where I had read to', async () => {
  await loadMore('fans');
  await loadMore('fans');
  expect(state.fans.list.map(({ uid }) => uid)).toEqual(['a', 'b', 'c']);
  await followMember('m', true);
  expect(server.loadFans).toHaveBeenLastCalledWith('m', 1);
  expect(state.fans).toMatchObject({ page: 1, list: [{ uid: 'a' }, { uid: 'b' }] });
});

it('asks for the first page though none is here yet', async () => {
  await followMember('m', true);
  expect(server.loadFans.mock.calls).toEqual([['m', 1]]);
});
