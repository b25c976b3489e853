import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { fileAddresses, saveAs } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { renewPicture, saveFile } from './files.actions.ts';
import { fromServer, rowIdOf } from './message-line.ts';
import { setMessages } from './messaging.state.ts';

vi.mock('../../../shared/files/index.ts', () => ({
  fileAddresses: { fresh: vi.fn(), renew: vi.fn(), need: vi.fn() },
  saveAs: vi.fn(),
}));
vi.mock('../../../shared/notices/index.ts', () => ({ notifyError: vi.fn() }));

const facts = {
  status: 'normal',
  sender: { uid: '2', nickname: 'Mei', img: '' },
  reply_to: null,
  ts: 1,
} as const;
const upload = { name: 'a.png', size: 9, mime: 'image/png' };
const picture = fromServer({
  ...facts,
  id: 'm1',
  seq: 1,
  client_msg_id: 'c1',
  mentions: [],
  kind: 'image',
  body: { ...upload, file_id: 'f1', w: 4, h: 3 },
});
const file = fromServer({
  ...facts,
  id: 'm2',
  seq: 2,
  client_msg_id: 'c2',
  mentions: [],
  kind: 'file',
  body: { ...upload, file_id: 'f2', name: 'notes.pdf', w: null, h: null },
});
beforeEach(() => {
  vi.resetAllMocks();
  setMessages([picture, file]);
});

it('D86: a file is saved from an address that was asked for when it was pressed, under its name', async () => {
  vi.mocked(fileAddresses.fresh).mockResolvedValue('/files/private/f2?sig');
  await saveFile(rowIdOf(file));
  expect(fileAddresses.fresh).toHaveBeenCalledWith('f2');
  expect(saveAs).toHaveBeenCalledWith('/files/private/f2?sig', 'notes.pdf');
});

it('says why a file cannot be saved, and saves nothing', async () => {
  const gone = new ApiError({ code: 404, msgKey: 'file.unknown' });
  vi.mocked(fileAddresses.fresh).mockRejectedValue(gone);
  await saveFile(rowIdOf(file));
  expect(notifyError).toHaveBeenCalledWith(gone);
  expect(saveAs).not.toHaveBeenCalled();
});

it('renews the address of a picture that could not be loaded', () => {
  renewPicture(rowIdOf(picture));
  expect(fileAddresses.renew).toHaveBeenCalledWith('f1');
  renewPicture(rowIdOf(file));
  expect(fileAddresses.renew).toHaveBeenCalledTimes(1);
});
