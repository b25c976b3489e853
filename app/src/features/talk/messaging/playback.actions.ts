import { z } from 'zod';
import { fileAddresses } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { session, stores } from '../../../shared/session/index.ts';
import { messageOfRow } from './message-line.ts';
import { messagingState } from './messaging.state.ts';
import { previewOf } from './outgoing.ts';
import { playbackState as state } from './playback.state.ts';

/** Kept on the device for each member. */
const heardMost = 500;
const heardKey = (): string => `voices_heard_${session.userBaseInfo?.uid ?? ''}`;
const kept = z.array(z.string());

let sound: HTMLAudioElement | null = null;

/** What the member played on this device before; asked once it is known who they are. */
export function loadHeard(): void {
  try {
    state.heard = kept.safeParse(JSON.parse(stores.device.getItem(heardKey()) ?? '[]')).data ?? [];
  } catch {
    // Not what we wrote.
    state.heard = [];
  }
}

/** Nothing plays any more; the end of a room. */
export function stopPlayback(): void {
  silence();
  Object.assign(state, { video: null, unplayable: [] });
}

/** Its request ends too: a browser keeps that of a player which is dropped, and six of them hold up the page. */
function silence(): void {
  const player = sound;
  sound = null;
  state.voice = null;
  player?.pause();
  player?.removeAttribute('src');
  player?.load();
}

/** Where it plays: what it was converted to (D32, D79), what this page sent itself, or what came. */
async function addressOf({ file_id, played_id }: { file_id: string; played_id?: string | undefined }) {
  if (played_id !== undefined) return fileAddresses.fresh(played_id);
  return previewOf(file_id) || fileAddresses.fresh(file_id);
}

/** Plays a voice message, or stops the one that plays (D79); one at a time. */
export async function playVoice(rowId: string): Promise<void> {
  const message = messageOfRow(messagingState.messages, rowId);
  if (message?.status !== 'normal' || message.kind !== 'voice') return;
  const { file_id: fileId } = message.body;
  const isStopped = state.voice?.fileId === fileId && state.voice.state !== 'failed';
  silence();
  if (isStopped) return;
  const player = new Audio();
  sound = player;
  state.voice = { fileId, state: 'loading', at: 0 };
  const isMine = () => sound === player;
  player.addEventListener('timeupdate', () => {
    if (isMine()) state.voice = { fileId, state: 'playing', at: player.currentTime };
  });
  const fail = () => {
    // M15: its row says so.
    if (isMine()) state.voice = { fileId, state: 'failed', at: 0 };
  };
  // It ends, or the system pauses it by itself, as when the headphones are taken out or another app plays.
  for (const end of ['ended', 'pause']) player.addEventListener(end, () => isMine() && silence());
  player.addEventListener('error', fail);
  try {
    player.src = await addressOf(message.body);
    if (!isMine()) return;
    await player.play();
    if (!isMine()) return;
    state.voice = { fileId, state: 'playing', at: player.currentTime };
    markHeard(fileId);
  } catch {
    fail();
  }
}

function markHeard(fileId: string): void {
  if (state.heard.includes(fileId)) return;
  state.heard = [...state.heard, fileId].slice(-heardMost);
  stores.device.setItem(heardKey(), JSON.stringify(state.heard));
}

/** Plays a video in its row (D32); one at a time. */
export async function playVideo(rowId: string): Promise<void> {
  const message = messageOfRow(messagingState.messages, rowId);
  if (message?.status !== 'normal' || message.kind !== 'video') return;
  const { file_id: fileId } = message.body;
  try {
    state.video = { fileId, url: await addressOf(message.body) };
  } catch (error) {
    notifyError(error);
  }
}

/** The browser does not play it: its row offers to save it. */
export function videoFailed(): void {
  if (!state.video) return;
  state.unplayable = [...state.unplayable, state.video.fileId];
  state.video = null;
}
