import { postRoom, type Comment } from '@goldbean/contract/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { openComments, removeComment } from './comments.actions.ts';
import * as service from './comments.service.ts';
import { commentsState as state } from './comments.state.ts';
import { answerComment, sendComment, writeComment } from './writing.actions.ts';

vi.mock('./comments.service.ts');
vi.mock('../../../shared/attendance/index.ts', () => ({ attendRoom: () => () => undefined }));
const server = vi.mocked(service);

const comment = (id: string, change: Partial<Comment> = {}): Comment => ({
  comment_id: id,
  type: 'post',
  id: 'p1',
  author: { uid: 'a', jwcode: '1', nickname: 'A', img: '' },
  text: id,
  mentions: [],
  at: '',
  at_ts: 1,
  likes: 0,
  liked: false,
  is_own: false,
  parent_id: null,
  answers: null,
  state: 'displayed',
  reason: '',
  queue: null,
  replies: 0,
  first_replies: [],
  ...change,
});
const receive = (change: object) =>
  frames.tell({
    type: 'event',
    room: postRoom('post', 'p1'),
    epoch: 'e',
    ts: 1,
    data: { kind: 'comment_change', type: 'post', id: 'p1', parent_id: null, gone: false, ...change },
  });
const ids = () => state.feed.list.map(({ comment_id }) => comment_id);
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  server.listComments.mockResolvedValue({ list: [comment('c1')], next: null, total: 1 });
  close = openComments({ type: 'post', id: 'p1' });
  await vi.waitFor(() => expect(state.feed.phase).toBe('ready'));
});
afterEach(() => close());

it('a comment of another waits behind the bar; mine changes where it stands', async () => {
  receive({ comment_id: 'c9' });
  expect([ids(), state.fresh]).toEqual([['c1'], ['c9']]);
  server.addComment.mockResolvedValue({ comment: comment('c2', { is_own: true, state: 'pending' }) });
  writeComment('x');
  await sendComment({ text: 'x', mentions: [] });
  expect([ids(), state.text]).toEqual([['c2', 'c1'], '']);
  server.listComments.mockResolvedValue({ list: [comment('c2', { is_own: true })], next: null, total: 2 });
  receive({ comment_id: 'c2' });
  await vi.waitFor(() => expect(state.feed.list[0]?.state).toBe('displayed'));
});

it('E30: an answer stands under what it answers, and names whom it mentions', async () => {
  answerComment({ id: 'c1', nickname: 'A' });
  server.addComment.mockResolvedValue({ comment: comment('c3', { parent_id: 'c1' }) });
  await sendComment({ text: '@A x', mentions: ['a'] });
  expect(server.addComment).toHaveBeenCalledWith(
    { type: 'post', id: 'p1' },
    'c1',
    { text: '@A x', mentions: ['a'] },
    expect.any(String),
  );
  expect(state.feed.list[0]?.first_replies.map(({ comment_id }) => comment_id)).toEqual(['c3']);
});

it('P08: a deleted comment leaves its place where it was answered, and goes where not', async () => {
  state.feed.list.push(comment('c4', { replies: 1, first_replies: [comment('c5', { parent_id: 'c4' })] }));
  await removeComment('c1');
  await removeComment('c4');
  expect(state.feed.list.map(({ comment_id, state: now, text }) => [comment_id, now, text])).toEqual([
    ['c4', 'deleted', ''],
  ]);
});

it('V22, F1: without words nothing is sent, and a refusal keeps them', async () => {
  await sendComment({ text: ' ', mentions: [] });
  expect(server.addComment).not.toHaveBeenCalled();
  server.addComment.mockRejectedValue(new ApiError({ code: 404, msgKey: 'post.missing' }));
  writeComment('x');
  await sendComment({ text: 'x', mentions: [] });
  expect(state).toMatchObject({ text: 'x', isSending: false, error: { msgKey: 'post.missing' } });
});
