import { codes } from '@goldbean/contract/shared';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../../../shared/api/index.ts';
import { addPictures } from './pictures.actions.ts';
import { openPublishing, sendPost, writePost } from './publishing.actions.ts';
import * as service from './publishing.service.ts';
import { publishingState as state } from './publishing.state.ts';

vi.mock('./publishing.service.ts');
const server = vi.mocked(service);
const pendingPost = { id: 'p1', state: 'pending', queue: { place: 2, usual_wait: null } } as const;
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }),
  );
  server.listDrafts.mockResolvedValue([]);
  server.saveDraft.mockResolvedValue({ id: 'd1', saved: '', saved_ts: 7 });
  server.addPost.mockResolvedValue(pendingPost);
  close = openPublishing(null, '');
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('S06: the draft is kept a second after the last letter, into one draft, and not when nothing changed', async () => {
  writePost('a');
  await vi.advanceTimersByTimeAsync(900);
  writePost('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.saveDraft).toHaveBeenCalledExactlyOnceWith(null, { text: 'ab', media: [], topic: '' });
  expect(state).toMatchObject({ draft: 'd1', savedAt: 7 });
  writePost('abc');
  writePost('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.saveDraft).toHaveBeenCalledTimes(1);
  writePost('abd');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.saveDraft).toHaveBeenLastCalledWith('d1', { text: 'abd', media: [], topic: '' });
});

it('what was written last is kept when the page goes', () => {
  writePost('a');
  close();
  expect(server.saveDraft).toHaveBeenCalledOnce();
});

it('D77: sent once though it is pressed twice; a try that nobody decided has the same id again', async () => {
  server.addPost.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: unreachable }));
  writePost('a');
  await sendPost();
  expect(state).toMatchObject({ phase: 'writing', text: 'a', error: { msgKey: unreachable } });
  await Promise.all([sendPost(), sendPost()]);
  expect(server.addPost).toHaveBeenCalledTimes(2);
  expect(server.addPost.mock.calls[0]?.[2]).toBe(server.addPost.mock.calls[1]?.[2]);
  expect(state).toMatchObject({ phase: 'sent', queue: { place: 2 } });
});

it('V22: nothing is sent without words', async () => {
  writePost('  ');
  await sendPost();
  expect(server.addPost).not.toHaveBeenCalled();
});

it('S06: nine pictures at most, and one that fails says why', async () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const send = vi.fn(async () => ({ id: 'f', url: '/f' }));
  send.mockRejectedValueOnce(new ApiError({ code: 400, msgKey: 'file.image_format' }));
  addPictures(
    Array.from({ length: 12 }, () => file),
    send,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(9);
  expect(state.pictures.map(({ fileId }) => fileId).filter(Boolean)).toHaveLength(8);
  expect(state.pictures[0]?.error).toMatchObject({ msgKey: 'file.image_format' });
});

it('a draft that the server refuses is said so, until it is kept; one that was not answered is not', async () => {
  server.saveDraft.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: unreachable }));
  writePost('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state).toMatchObject({ error: null, isChanged: true });
  server.saveDraft.mockRejectedValueOnce(new ApiError({ code: codes.full, msgKey: 'post.drafts_full' }));
  writePost('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state).toMatchObject({ text: 'ab', error: { msgKey: 'post.drafts_full' }, isChanged: true });
  writePost('abc');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state).toMatchObject({ error: null, isChanged: false });
});
