import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileAddresses } from '../../../shared/files/index.ts';
import { fromServer, markAmended, rowIdOf } from './message-line.ts';
import { messagingState, setMessages } from './messaging.state.ts';
import { addPreview, dropPreviews } from './outgoing.ts';
import { playVideo, playVoice, stopPlayback } from './playback.actions.ts';
import { playbackState } from './playback.state.ts';

vi.mock('../../../shared/files/index.ts', () => ({
  fileAddresses: { fresh: vi.fn(async (id: string) => `/files/private/${id}`), need: vi.fn() },
}));
vi.mock('../../../shared/notices/index.ts', () => ({ notifyError: vi.fn() }));

const film = fromServer({
  id: 'm1',
  seq: 1,
  client_msg_id: 'c1',
  kind: 'video',
  body: {
    file_id: 'f1',
    name: 'a.avi',
    size: 9,
    mime: 'video/vnd.avi',
    w: 0,
    h: 0,
    duration: 0,
    state: 'processing',
  },
  status: 'normal',
  sender: { uid: '1', nickname: 'Lin', img: '' },
  reply_to: null,
  mentions: [],
  ts: 0,
});
beforeEach(() => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:mine', revokeObjectURL: () => {} });
  setMessages([film]);
});
afterEach(() => {
  dropPreviews();
  vi.unstubAllGlobals();
});

const fields = { w: 4, h: 3, duration: 2_000, state: 'ready', played_id: 'f2' };

it('D32: what a video was converted to is what plays, also on the page that sent it', async () => {
  addPreview('f1', new Blob(['as it came']));
  setMessages(markAmended(messagingState.messages, { id: 'm1', fields }));
  await playVideo(rowIdOf(film));
  expect(playbackState.video).toEqual({ fileId: 'f1', url: '/files/private/f2' });
  expect(fileAddresses.fresh).toHaveBeenCalledWith('f2');
});

describe('D79: a voice message', () => {
  /** A player of the browser, which tells what becomes of it. */
  class Player extends EventTarget {
    src = '';
    currentTime = 0;
    play = vi.fn(async () => undefined);
    pause = vi.fn();
    removeAttribute = vi.fn();
    load = vi.fn();
  }
  const voice = fromServer({
    id: 'm2',
    seq: 2,
    client_msg_id: 'c2',
    kind: 'voice',
    body: { file_id: 'v1', name: 'v.webm', size: 9, mime: 'audio/webm', duration: 4_000, waveform: [1] },
    status: 'normal',
    sender: film.sender,
    reply_to: null,
    mentions: [],
    ts: 0,
  });

  async function plays(): Promise<Player> {
    const player = new Player();
    vi.stubGlobal('Audio', function Audio() {
      return player;
    });
    setMessages([voice]);
    await playVoice(rowIdOf(voice));
    expect(playbackState.voice).toEqual({ fileId: 'v1', state: 'playing', at: 0 });
    return player;
  }
  afterEach(stopPlayback);

  it.each(['ended', 'pause'])('is silent when it ends or the system pauses it: %s', async (what) => {
    const player = await plays();
    player.dispatchEvent(new Event(what));
    expect(playbackState.voice).toBeNull();
  });

  it('asks for nothing more once it is stopped', async () => {
    const player = await plays();
    stopPlayback();
    expect(player.removeAttribute).toHaveBeenCalledWith('src');
    expect(player.load).toHaveBeenCalledAfter(player.removeAttribute);
  });

  it('M15: says so when it breaks in the middle', async () => {
    const player = await plays();
    player.dispatchEvent(new Event('error'));
    expect(playbackState.voice).toEqual({ fileId: 'v1', state: 'failed', at: 0 });
  });

  it('that was stopped says nothing of the next one', async () => {
    const first = await plays();
    stopPlayback();
    await plays();
    first.dispatchEvent(new Event('pause'));
    expect(playbackState.voice?.state).toBe('playing');
  });
});

it('D32: a message is amended by what is new, and by nothing that does not fit it', () => {
  const [amended] = markAmended([film], { id: 'm1', fields });
  expect(amended?.body).toEqual({ ...film.body, ...fields });
  expect(markAmended([film], { id: 'm1', fields: { state: 'unheard of' } })).toEqual([film]);
  expect(markAmended([film], { id: 'm2', fields })).toEqual([film]);
});
