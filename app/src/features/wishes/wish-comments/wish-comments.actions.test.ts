import type { WishComment } from '@goldbean/contract/wishes';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { deleteComment, openComments } from './wish-comments.actions.ts';
import * as service from './wish-comments.service.ts';
import { wishCommentsState as state } from './wish-comments.state.ts';

vi.mock('./wish-comments.service.ts', () => ({ deleteComment: vi.fn(), listComments: vi.fn() }));
const comment = (comment_id: string, of: WishComment['state']) => ({ comment_id, state: of }) as WishComment;
const shown = () => state.pages.list.map(({ comment_id }) => comment_id);

beforeEach(async () => {
  vi.clearAllMocks();
  vi.mocked(service.listComments).mockResolvedValue({
    list: [comment('1', 'pending'), comment('2', 'displayed')],
    total: 2,
    page: 1,
    page_size: 20,
  });
  openComments('1');
  await vi.waitFor(() => expect(shown()).toEqual(['1', '2']));
});

it('G404: a comment of mine that goes is counted no more, also one that nobody else read', async () => {
  await deleteComment('1');
  expect(shown()).toEqual(['2']);
  expect(state.pages.total).toBe(1);
});

it('G404: a refusal leaves it, and the count', async () => {
  vi.mocked(service.deleteComment).mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
  await deleteComment('1');
  expect(shown()).toEqual(['1', '2']);
  expect(state.pages.total).toBe(2);
});
