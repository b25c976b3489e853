import type { TaskSubmission } from '@goldbean/contract/talk';
import { fileAddresses } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { workVideosState as state } from './videos.state.ts';

type SubmittedVideoFile = TaskSubmission['files'][number];
/** What of a file says how it plays. */
type PlayedVideo = Pick<SubmittedVideoFile, 'file_id' | 'video'>;

/** Plays a video in its place (D32). */
export async function playWork({ file_id: fileId, video }: PlayedVideo): Promise<void> {
  if (!video?.played_id) return;
  try {
    state.playing = { fileId, url: await fileAddresses.fresh(video.played_id) };
  } catch (error) {
    notifyError(error);
  }
}

/** The browser does not play it: from now on it is saved. */
export function workVideoFailed(fileId: string): void {
  state.unplayable = [...state.unplayable, fileId];
  state.playing = null;
}

/** A poster could not be loaded: its address may be too old. */
export function renewPoster({ video }: PlayedVideo): void {
  if (video?.poster_id) fileAddresses.renew(video.poster_id);
}

/** Nothing plays any more. */
export function stopWork(): void {
  state.playing = null;
}
