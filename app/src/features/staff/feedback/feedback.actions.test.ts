import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../shared/session/index.ts';
import {
  addFeedbackPictures,
  changeFeedback,
  removeFeedbackPicture,
  sendFeedback,
  writeAnotherFeedback,
} from './feedback.actions.ts';
import * as service from './feedback.service.ts';
import { feedbackState as state } from './feedback.state.ts';

vi.mock('./feedback.service.ts');
const server = vi.mocked(service);
const revoke = vi.fn<(url: string) => void>();
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const sendPicture = async () => ({ id: 'f1' });

beforeEach(async () => {
  vi.resetAllMocks();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: revoke }));
  session.token = 'first';
  writeAnotherFeedback();
  changeFeedback({ text: 'It stops', contact: 'mei@example.com' });
  await addFeedbackPictures([picture], sendPicture);
});

it('G022: what is on its way stays as it was sent, whatever is typed meanwhile', async () => {
  let fail = () => {};
  server.addFeedback.mockReturnValueOnce(
    new Promise((_resolve, reject) => (fail = () => reject(new Error('lost')))),
  );
  const sent = sendFeedback();
  changeFeedback({ text: 'It stops and' });
  await addFeedbackPictures([picture], sendPicture);
  removeFeedbackPicture(state.pictures[0]?.id ?? '');
  expect(state).toMatchObject({ text: 'It stops', pictures: [{ fileId: 'f1' }] });
  fail();
  await sent;
  server.addFeedback.mockResolvedValueOnce({ id: 'FB-1' });
  await sendFeedback();
  expect(server.addFeedback.mock.calls[1]).toEqual(server.addFeedback.mock.calls[0]);
  expect(state.sentId).toBe('FB-1');
});

it('the next member finds nothing of what was written, nor of what was on its way', async () => {
  let arrive = () => {};
  server.addFeedback.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve({ id: 'FB-1' }))));
  const sent = sendFeedback();
  session.token = 'second';
  expect(state).toMatchObject({ text: '', contact: '', pictures: [], isSending: false });
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:a');
  changeFeedback({ text: 'Mine' });
  arrive();
  await sent;
  expect(state).toMatchObject({ text: 'Mine', sentId: '' });
});
