import { expect, it, vi } from 'vitest';
import { showFollowed } from './channels.actions.ts';
import * as service from './channels.service.ts';
import { channelsState as state } from './channels.state.ts';

vi.mock('./channels.service.ts');
const server = vi.mocked(service);
const answer = (page: number, total: number, ...ids: string[]) =>
  ({ list: ids.map((channel_id) => ({ channel_id })), total, page, page_size: 100 }) as never;

it('S03: all channels that are followed are loaded, as what is on air may stand on the last page', async () => {
  server.listChannels.mockResolvedValueOnce(answer(1, 3, 'a', 'b')).mockResolvedValueOnce(answer(2, 3, 'c'));
  await showFollowed();
  expect(state.lists.followed.list.map(({ channel_id }) => channel_id)).toEqual(['a', 'b', 'c']);
  expect(server.listChannels.mock.calls.map(([, page, size]) => [page, size])).toEqual([
    [1, 100],
    [2, 100],
  ]);
});

it('a page that brings nothing ends it', async () => {
  server.listChannels.mockReset();
  server.listChannels.mockResolvedValueOnce(answer(1, 9, 'a')).mockResolvedValue(answer(2, 9));
  await showFollowed();
  expect(server.listChannels).toHaveBeenCalledTimes(2);
});
