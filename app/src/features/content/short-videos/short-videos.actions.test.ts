import { circleRoom, type ShortVideo } from '@goldbean/contract/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { likeVideo, openVideos, openWatching, watchFrom } from './short-videos.actions.ts';
import * as service from './short-videos.service.ts';
import { shortVideosState as state } from './short-videos.state.ts';

vi.mock('./short-videos.service.ts');
vi.mock('../../../shared/attendance/index.ts', () => ({ attendRoom: () => () => undefined }));
const server = vi.mocked(service);

const video = (id: string, change: Partial<ShortVideo> = {}): ShortVideo => ({
  id,
  author: { uid: 'a', jwcode: '1', nickname: 'A', img: '' },
  title: id,
  text: '',
  film: { file_id: `f${id}`, state: 'ready', url: `/${id}`, poster: '', w: 9, h: 16, duration: 9_000 },
  cover: null,
  chapters: [],
  at: '',
  at_ts: 1,
  likes: 0,
  liked: false,
  kept: false,
  comments: 0,
  is_own: false,
  state: 'displayed',
  reason: '',
  queue: null,
  edit: null,
  ...change,
});
const ids = () => state.feed.list.map(({ id }) => id);
const isReady = () => vi.waitFor(() => expect(state.feed.phase).toBe('ready'));
let close = () => {};

beforeEach(() => {
  vi.resetAllMocks();
  server.listVideos.mockResolvedValue({ list: [video('1'), video('2'), video('3')], next: null });
  server.loadVideo.mockImplementation(async (id) => video(id));
});
afterEach(() => close());

it('S04: the player goes on in the list from which it was opened', async () => {
  openVideos('hot')();
  close = openVideos('hot');
  await isReady();
  close();
  close = openWatching('hot', '2');
  expect(ids()).toEqual(['1', '2', '3']);
  expect(server.loadVideo).not.toHaveBeenCalled();
});

it('S04: after a reload it begins with the one of the address, and what follows that', async () => {
  server.listVideos.mockResolvedValue({ list: [video('8'), video('7')], next: 'c' });
  close = openWatching('new', '9');
  await isReady();
  expect(ids()).toEqual(['9', '8', '7']);
  expect(server.listVideos).toHaveBeenCalledWith('new', '9');
  server.listVideos.mockResolvedValue({ list: [video('6')], next: null });
  watchFrom('8', state.feed.list.length);
  await vi.waitFor(() => expect(ids()).toEqual(['9', '8', '7', '6']));
  expect(server.listVideos).toHaveBeenLastCalledWith('new', undefined, 'c');
});

it('T14: one that does not exist for me is said so', async () => {
  server.loadVideo.mockRejectedValue(new ApiError({ code: 404, msgKey: 'video.missing' }));
  close = openWatching('new', '99');
  await vi.waitFor(() => expect(state.feed).toMatchObject({ phase: 'failed', error: { code: 404 } }));
});

it('E30: the heart answers at once, and a refusal puts it back', async () => {
  close = openVideos('new');
  await isReady();
  server.likeVideo.mockRejectedValue(new ApiError({ code: 404, msgKey: 'post.missing' }));
  const liking = likeVideo('2', true);
  expect(state.feed.list[1]).toMatchObject({ liked: true, likes: 1 });
  await liking;
  expect(state.feed.list[1]).toMatchObject({ liked: false, likes: 0 });
});

it('S04: what is hidden or deleted meanwhile leaves the list, and counts change where they stand', async () => {
  close = openVideos('new');
  await isReady();
  const receive = (data: { readonly kind: string } & Record<string, unknown>) =>
    frames.tell({ type: 'event', room: circleRoom, epoch: 'e', ts: 1, data });
  receive({ kind: 'content_counts', type: 'video', id: '3', likes: 7, comments: 2 });
  receive({ kind: 'content_gone', type: 'video', id: '1' });
  receive({ kind: 'content_gone', type: 'post', id: '2' });
  expect(state.feed.list.map(({ id, likes }) => [id, likes])).toEqual([
    ['2', 0],
    ['3', 7],
  ]);
});

it('S04: one of mine is asked where it stands until its film fails, and its pictures are not loaded anew', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const asVideo = (change: Partial<ShortVideo['film']>): Partial<ShortVideo> => ({
    state: 'pending',
    film: { ...video('1').film, ...change },
  });
  server.listVideos.mockResolvedValue({
    list: [video('1', asVideo({})), video('2', asVideo({ state: 'failed' })), video('3')],
    next: null,
  });
  server.loadVideo.mockImplementation(async (id) =>
    video(id, { ...asVideo({ url: '/fresh' }), queue: { place: 2, usual_wait: null } }),
  );
  close = openVideos('mine');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.loadVideo.mock.calls).toEqual([['1']]);
  expect(state.feed.list[0]).toMatchObject({ queue: { place: 2 }, film: { url: '/1' } });
  server.loadVideo.mockResolvedValue(video('1', asVideo({ state: 'failed', url: '' })));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.feed.list[0]?.film.state).toBe('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.loadVideo).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
