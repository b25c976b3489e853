import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '../../../shared/notices/index.ts';
import { copyWords } from './copy.actions.ts';
import { fromServer } from './message-line.ts';
import { emptyChat, messagingState, setMessages } from './messaging.state.ts';

vi.mock('../../../shared/notices/index.ts', () => ({ notify: vi.fn() }));
vi.mock('i18next', () => ({ default: { t: (key: string) => key } }));

const said = fromServer({
  id: 'm1',
  seq: 1,
  client_msg_id: 'c1',
  kind: 'text',
  body: { text: 'two\nlines' },
  status: 'normal',
  sender: { uid: '2', nickname: 'Mei', img: '' },
  reply_to: null,
  mentions: [],
  ts: 1,
});
const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
afterEach(() => {
  Object.assign(messagingState, emptyChat());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('copies what a message says, and says so; a browser that refuses is told of', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  setMessages([said]);
  await copyWords('2:c1');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('two\nlines');
  expect(notify).toHaveBeenLastCalledWith('success', 'chat:copied');
  writeText.mockRejectedValueOnce(new Error('not allowed'));
  await copyWords('2:c1');
  expect(notify).toHaveBeenLastCalledWith('info', 'chat:notCopied');
});

it('copies nothing of a message that was taken back', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  setMessages([{ ...said, status: 'recalled', kind: 'text', body: {} }]);
  await copyWords('2:c1');
  expect(writeText).not.toHaveBeenCalled();
});
