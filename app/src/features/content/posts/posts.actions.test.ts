import { circleRoom, type Post } from '@goldbean/contract/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { likePost, openPosts, showFresh } from './posts.actions.ts';
import * as service from './posts.service.ts';
import { emptyPlace, postsState as state, type PostPlace } from './posts.state.ts';

vi.mock('./posts.service.ts');
vi.mock('../../../shared/attendance/index.ts', () => ({ attendRoom: () => () => undefined }));
const server = vi.mocked(service);

const post = (id: string, change: Partial<Post> = {}): Post => ({
  id,
  kind: 'post',
  author: { uid: 'a', jwcode: '1', nickname: 'A', img: '' },
  text: id,
  pics: [],
  topic: null,
  at: '',
  at_ts: 1,
  edited: null,
  edited_ts: null,
  likes: 3,
  liked: false,
  comments: 0,
  is_own: false,
  state: 'displayed',
  reason: '',
  queue: null,
  edit: null,
  ...change,
});
const receive = (data: object) => frames.tell({ type: 'event', room: circleRoom, epoch: 'e', ts: 1, data });
const shown = (id: string, topic_id: string | null = null) =>
  receive({ kind: 'content_shown', type: 'post', id, topic_id, again: false });
const ids = (place: PostPlace) => state.places[place].feed.list.map(({ id }) => id);
let close: () => void;

async function opens(...args: Parameters<typeof openPosts>): Promise<void> {
  close = openPosts(...args);
  await vi.waitFor(() => expect(state.places[args[0]].feed.phase).toBe('ready'));
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  state.places = { circle: emptyPlace(), topic: emptyPlace(), followed: emptyPlace() };
  noticesState.list = [];
  server.listPosts.mockResolvedValue({ list: [post('p1')], next: null });
});
afterEach(() => close());

it('S06: what is displayed meanwhile waits behind the bar, once, until it is wanted', async () => {
  await opens('circle', 'new');
  shown('p2');
  shown('p2');
  expect([ids('circle'), state.places.circle.fresh]).toEqual([['p1'], ['p2']]);
  server.listPosts.mockResolvedValue({ list: [post('p2'), post('p1')], next: null });
  await showFresh('circle');
  expect([ids('circle'), state.places.circle.fresh]).toEqual([['p2', 'p1'], []]);
});

it('a topic hears of its own posts alone', async () => {
  await opens('topic', 'new', 'funds');
  shown('p2', 'charts');
  shown('p3', 'funds');
  expect(state.places.topic.fresh).toEqual(['p3']);
});

it('counts change where they stand, and what is hidden goes', async () => {
  await opens('circle', 'new');
  receive({ kind: 'content_counts', type: 'post', id: 'p1', likes: 9, comments: 2 });
  expect(state.places.circle.feed.list[0]).toMatchObject({ likes: 9, comments: 2 });
  receive({ kind: 'content_gone', type: 'post', id: 'p1' });
  expect(ids('circle')).toEqual([]);
});

it('T14: mine changes from waiting to displayed, and stays with its reason when it is hidden', async () => {
  server.listPosts.mockResolvedValue({ list: [post('p1', { is_own: true, state: 'pending' })], next: null });
  await opens('circle', 'mine');
  server.loadPost.mockResolvedValue(post('p1', { is_own: true }));
  shown('p1');
  await vi.waitFor(() => expect(state.places.circle.feed.list[0]?.state).toBe('displayed'));
  server.loadPost.mockResolvedValue(post('p1', { is_own: true, state: 'hidden', reason: 'VIP' }));
  receive({ kind: 'content_gone', type: 'post', id: 'p1' });
  await vi.waitFor(() =>
    expect(state.places.circle.feed.list[0]).toMatchObject({ state: 'hidden', reason: 'VIP' }),
  );
});

it('D92: a page one comes back to keeps its rows, and counts what came since', async () => {
  await opens('circle', 'new');
  close();
  server.listPosts.mockResolvedValue({ list: [post('p2'), post('p1', { likes: 4 })], next: null });
  close = openPosts('circle', 'new');
  expect(ids('circle')).toEqual(['p1']);
  await vi.waitFor(() => expect(state.places.circle.fresh).toEqual(['p2']));
  expect(state.places.circle.feed.list[0]?.likes).toBe(4);
});

it('G056: the heart answers at once, and a refusal puts it back', async () => {
  await opens('circle', 'new');
  server.likePost.mockRejectedValue(new ApiError({ code: 404, msgKey: 'post.missing' }));
  const liking = likePost('p1', true);
  expect(state.places.circle.feed.list[0]).toMatchObject({ liked: true, likes: 4 });
  await liking;
  expect(state.places.circle.feed.list[0]).toMatchObject({ liked: false, likes: 3 });
  expect(noticesState.list).toHaveLength(1);
});

it('what waits of mine is not shown to the next member, nor what was asked for me', async () => {
  session.token = 'first';
  server.listPosts.mockResolvedValue({ list: [post('p1', { state: 'rejected' })], next: null });
  await opens('circle', 'mine');
  let arrive = () => {};
  server.listPosts.mockReturnValueOnce(
    new Promise((resolve) => (arrive = () => resolve({ list: [post('p9')], next: null }))),
  );
  close();
  close = openPosts('circle', 'mine');
  session.token = 'second';
  expect(ids('circle')).toEqual([]);
  close();
  server.listPosts.mockResolvedValue({ list: [], next: null });
  await opens('circle', 'mine');
  arrive();
  await vi.waitFor(() => expect(server.listPosts).toHaveBeenCalledTimes(3));
  expect(ids('circle')).toEqual([]);
  session.token = '';
});
