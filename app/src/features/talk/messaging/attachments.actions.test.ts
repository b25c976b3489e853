import { fileLimits } from '@goldbean/contract/people';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { notify } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { attach, cancelUpload, sendVoice } from './attachments.actions.ts';
import { rowIdOf } from './message-line.ts';
import * as service from './messaging.service.ts';
import { emptyChat, messagingState as state } from './messaging.state.ts';
import { dropPreviews } from './outgoing.ts';
import { resend } from './sending.actions.ts';

vi.mock('./messaging.service.ts');
vi.mock('./picture-size.ts', () => ({ pictureSize: async () => ({ w: 40, h: 30 }) }));
vi.mock('../../../shared/notices/index.ts', () => ({ notify: vi.fn(), notifyError: vi.fn() }));
vi.mock('../../../shared/i18n/index.ts', () => ({ refusalWords: (key: string) => key }));
vi.mock('i18next', () => ({
  default: { t: (key: string, given?: object) => `${key} ${JSON.stringify(given)}` },
}));
const server = vi.mocked(service);

const file = (name: string, content = 'content', type = '') => new File([content], name, { type });
const sized = (name: string, size: number) => Object.defineProperty(file(name), 'size', { value: size });
const uploaded = (file_id: string) => ({
  file_id,
  url: '',
  mime: 'image/png',
  size: 9,
  w: 40,
  h: 30,
  duration: null,
});
const silence = new ApiError({ code: 0, msgKey: 'unreachable' });
const rows = () => state.messages;
const rowId = (at = 0) => {
  const row = rows()[at];
  if (!row) throw new Error('no such row');
  return rowIdOf(row);
};

beforeEach(() => {
  vi.resetAllMocks();
  session.userBaseInfo = { uid: '1', nickname: 'Lin', mobile: '', img: '', jwcode: '1' };
  Object.assign(state, emptyChat(), { room: 'r', phase: 'open' });
  let count = 0;
  server.upload.mockImplementation(async () => uploaded(`f${(count += 1)}`));
  server.publish.mockImplementation(async (_room, id) => ({ id: `m-${id}`, seq: (count += 1), ts: 1 }));
});
afterEach(dropPreviews);

describe('E05: pictures and files', () => {
  it('stand in the room at once and are said in their order, as what they are', async () => {
    let go = () => {};
    server.upload.mockImplementationOnce(
      () => new Promise((resolve) => (go = () => resolve(uploaded('f0')))),
    );
    const sending = attach([file('a.png'), file('b.pdf'), file('c.mp4'), file('d.avi')]);
    await vi.waitFor(() => expect(rows()).toHaveLength(4));
    expect(rows().map(({ kind, delivery }) => [kind, delivery])).toEqual([
      ['image', 'sending'],
      ['file', 'sending'],
      ['file', 'sending'],
      ['file', 'sending'],
    ]);
    await vi.waitFor(() => expect(server.upload).toHaveBeenCalledTimes(1));
    go();
    await sending;
    expect(server.publish.mock.calls.map(([, , said]) => said)).toEqual([
      { kind: 'image', body: { file_id: 'f0' } },
      { kind: 'file', body: { file_id: 'f2' } },
      { kind: 'video', body: { file_id: 'f4' } },
      { kind: 'video', body: { file_id: 'f6' } },
    ]);
    expect(rows().every(({ delivery, share }) => delivery === 'sent' && share === null)).toBe(true);
  });

  it('show how much of them is sent', async () => {
    let tell: (share: number) => void = () => {};
    server.upload.mockImplementation((_file, onProgress) => {
      tell = onProgress;
      return new Promise(() => {});
    });
    void attach([file('a.png')]);
    await vi.waitFor(() => expect(rows()[0]?.share).toBe(0));
    tell(0.42);
    expect(rows()[0]?.share).toBe(0.42);
  });

  it('are at most 9 at once: nothing of ten is sent', async () => {
    await attach(Array.from({ length: 10 }, (_, at) => file(`${at}.png`)));
    expect(notify).toHaveBeenCalledExactlyOnceWith('danger', expect.stringContaining('chat:attach.most'));
    expect(rows()).toEqual([]);
    await attach(Array.from({ length: 9 }, (_, at) => file(`${at}.png`)));
    expect(rows()).toHaveLength(9);
  });

  it.each([
    ['V07: a program', file('setup.exe'), 'file.executable'],
    ['V07: a renamed program', file('holiday.jpg', 'MZ..'), 'file.executable'],
    ['V08: a spreadsheet', file('marks.xlsx'), 'file.spreadsheet'],
    ['V09: a picture that is too large', sized('a.png', fileLimits.imageBytes + 1), 'file.image_too_large'],
    ['V09: a file that is too large', sized('a.pdf', fileLimits.fileBytes + 1), 'file.too_large'],
    ['V09: a video that is too large', sized('a.mp4', fileLimits.videoBytes + 1), 'file.video_too_large'],
    ['V10: another video', file('a.mov'), 'file.video_format'],
  ])('%s is refused before anything is sent; the others go', async (_what, refused, reason) => {
    await attach([refused, file('notes.pdf')]);
    expect(notify).toHaveBeenCalledWith('danger', expect.stringContaining(reason));
    expect(server.upload.mock.calls.map(([sent]) => sent.name)).toEqual(['notes.pdf']);
  });
});

describe('M03: an upload', () => {
  it('that nobody answered has failed, and is tried again under its first id', async () => {
    server.upload.mockRejectedValueOnce(silence);
    await attach([file('a.png')]);
    expect(rows()[0]).toMatchObject({ delivery: 'failed', failure: 'file.failed' });
    const { client_msg_id: id } = rows()[0] ?? {};
    await resend(rowId());
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toMatchObject({ delivery: 'sent', client_msg_id: id });
    expect(server.publish).toHaveBeenCalledExactlyOnceWith('r', id, expect.anything(), expect.anything());
  });

  it('that is done is not sent twice when it could not be said', async () => {
    server.publish.mockRejectedValueOnce(silence);
    await attach([file('a.png')]);
    expect(rows()[0]).toMatchObject({ delivery: 'failed', failure: 'unreachable' });
    await resend(rowId());
    expect(server.upload).toHaveBeenCalledTimes(1);
    expect(server.publish.mock.calls.map(([, id]) => id)).toEqual(Array(2).fill(rows()[0]?.client_msg_id));
    expect(rows()[0]?.delivery).toBe('sent');
  });

  it('that the server has forgotten is sent again', async () => {
    server.publish.mockRejectedValueOnce(new ApiError({ code: 404, msgKey: 'file.unknown' }));
    await attach([file('a.png')]);
    await resend(rowId());
    expect(server.upload).toHaveBeenCalledTimes(2);
    expect(rows()[0]?.delivery).toBe('sent');
  });

  it('that is cancelled is ended, leaves the room, and the next one goes', async () => {
    server.upload.mockImplementationOnce(
      (_file, _onProgress, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(silence))),
    );
    const sending = attach([file('a.png'), file('b.png')]);
    await vi.waitFor(() => expect(server.upload).toHaveBeenCalledTimes(1));
    cancelUpload(rowId());
    await sending;
    expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.stringContaining('chat:upload.cancelled'));
    expect(rows().map(({ body }) => body)).toMatchObject([{ name: 'b.png' }]);
    expect(server.publish).toHaveBeenCalledTimes(1);
  });

  it('D73: that is too fast waits for its turn', async () => {
    server.publish.mockRejectedValueOnce(
      new ApiError({ code: 429, msgKey: 'system.too_fast', detail: { retry_ms: 1 } }),
    );
    await attach([file('a.png')]);
    expect(rows()[0]?.delivery).toBe('sent');
    expect(server.publish).toHaveBeenCalledTimes(2);
  });
});

it('D79: a recording is said with its loudness', async () => {
  await sendVoice(file('voice.webm', 'sound', 'audio/webm'), 2_300, [0, 50, 100]);
  expect(server.publish.mock.calls[0]?.[2]).toEqual({
    kind: 'voice',
    body: { file_id: 'f1', waveform: [0, 50, 100] },
  });
  expect(rows()[0]).toMatchObject({ kind: 'voice', delivery: 'sent', body: { duration: 2_300 } });
});
