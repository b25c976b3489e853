import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import {
  openWriting,
  sendCover,
  sendFilm,
  submitVideo,
  takeFilmAway,
  type SendVideoFile,
} from './short-video-writing.actions.ts';
import * as service from './short-video-writing.service.ts';
import { shortVideoWritingState as state } from './short-video-writing.state.ts';

vi.mock('./short-video-writing.service.ts');
const server = vi.mocked(service);

const file = new File(['film'], 'film.mp4');
const sendNow: SendVideoFile = async (scene) => ({ file_id: scene, url: `/${scene}`, duration: 9_000 });
/** An upload that ends when the test says so, or is stopped. */
function slowly() {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<SendVideoFile>>>();
  const signals: AbortSignal[] = [];
  const send: SendVideoFile = (_scene, _file, _onProgress, signal) => {
    signals.push(signal);
    signal.addEventListener('abort', () => reject(new Error('stopped')));
    return promise;
  };
  return { send, resolve, reject, signals };
}
let leave = () => {};

beforeEach(() => {
  vi.resetAllMocks();
  server.submitVideo.mockResolvedValue({ id: '1', state: 'pending', queue: null });
  leave = openWriting('new');
});
afterEach(() => leave());

it('S50: waits for the cover that is on its way, and sends it', async () => {
  await sendFilm(file, sendNow);
  const cover = slowly();
  void sendCover(file, cover.send);
  const sent = submitVideo();
  expect(server.submitVideo).not.toHaveBeenCalled();
  cover.resolve({ file_id: 'cover', url: '/cover', duration: null });
  await sent;
  expect(server.submitVideo).toHaveBeenCalledWith(
    null,
    expect.objectContaining({ film: 'short_video', cover: 'cover' }),
    expect.any(String),
  );
  expect(state).toMatchObject({ phase: 'sent', isChanged: false });
});

it('S50: is not sent without the cover that failed while it waited, but may be sent again', async () => {
  await sendFilm(file, sendNow);
  const cover = slowly();
  void sendCover(file, cover.send);
  const sent = submitVideo();
  cover.reject(new ApiError({ code: 400, msgKey: 'file.too_large' }));
  await sent;
  expect(state).toMatchObject({ phase: 'writing', error: { msgKey: 'file.too_large' } });
  expect(server.submitVideo).not.toHaveBeenCalled();
  await submitVideo();
  expect(state.phase).toBe('sent');
});

it('S50: another film does not stop the cover; leaving stops both and lets go of the film', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const cover = slowly();
  void sendCover(file, cover.send);
  takeFilmAway();
  expect(cover.signals[0]?.aborted).toBe(false);
  await sendFilm(file, sendNow);
  const { film } = state;
  leave();
  expect(cover.signals[0]?.aborted).toBe(true);
  expect(revoke).toHaveBeenCalledWith(film.kind === 'ready' ? film.url : '');
  revoke.mockRestore();
});
