import { circleRoom, contentEvents, type Film, type ShortVideo } from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { asApiError } from '../../../shared/api/index.ts';
import { attendRoom } from '../../../shared/attendance/index.ts';
import { createFeed, emptyFeed } from '../../../shared/feed/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import * as service from './short-videos.service.ts';
import { shortVideosState as state } from './short-videos.state.ts';

/** How often it is asked where mine stand, ms: no event tells of a place, a refusal or a film that is ready. */
const statusMs = 5_000;
/** Of how many it is asked; those further down stand behind them. */
const mostAsked = 12;
/** So many are known after the one that plays, so that the next never has to be waited for. */
const ahead = 3;

/** The video with which the feed begins; null for the first of all. */
let first: string | null = null;

const feed = createFeed<ShortVideo>({
  state: () => state.feed,
  async load(cursor) {
    if (cursor !== undefined || first === null) return service.listVideos(state.tab, undefined, cursor);
    const id = first;
    const [video, { list, next }] = await Promise.all([
      service.loadVideo(id),
      service.listVideos(state.tab, id),
    ]);
    return { list: [video, ...list.filter((row) => row.id !== id)], next };
  },
  keyOf: ({ id }) => id,
  onMoreFailed: notifyError,
});
onMemberGone(feed.close);
export const retryVideos = (): void => void feed.open();
export const moreVideos = (): void => void feed.more();

function begin(tab: service.Tab, id: string | null): void {
  first = id;
  Object.assign(state, { tab, feed: emptyFeed<ShortVideo>() });
  void feed.open();
}

function changeVideo(id: string, change: (video: ShortVideo) => void): void {
  const row = state.feed.list.find((video) => video.id === id);
  if (row) change(row);
}
function dropVideo(id: string): void {
  state.feed.list = state.feed.list.filter((video) => video.id !== id);
}

/** G450: as it is now, with fresh addresses. @returns whether they are there */
export async function refreshVideo(id: string): Promise<boolean> {
  try {
    const video = await service.loadVideo(id);
    changeVideo(id, (row) => Object.assign(row, video));
    return true;
  } catch (error) {
    if (asApiError(error).code === codes.missing) dropVideo(id);
    return false;
  }
}

/** A film that could not be converted waits for nobody but its author. */
function isWaiting({ state: status, film, edit }: ShortVideo): boolean {
  const waiting = edit ?? { state: status, film };
  return waiting.state === 'pending' && waiting.film.state !== 'failed';
}

/** Whether a film shows the same under whichever address. */
const isSameFilm = (one: Film, other: Film): boolean =>
  one.file_id === other.file_id && one.state === other.state;

/** G450: where it stands. What it shows is left alone until it changes: a fresh address loads a picture anew. */
async function refreshStatus(id: string): Promise<void> {
  try {
    const { film, cover, ...status } = await service.loadVideo(id);
    changeVideo(id, (row) => {
      const edit = status.edit && row.edit && isSameFilm(status.edit.film, row.edit.film);
      Object.assign(
        row,
        status,
        edit && { edit: { ...status.edit, film: row.edit?.film, cover: row.edit?.cover } },
      );
      if (!isSameFilm(film, row.film)) Object.assign(row, { film });
      if (cover?.file_id !== row.cover?.file_id) Object.assign(row, { cover });
    });
  } catch (error) {
    if (asApiError(error).code === codes.missing) dropVideo(id);
  }
}

/** Follows what is listed while a page shows it. @returns when it goes */
function follow(): () => void {
  const stops = [
    connection.onRoom(circleRoom, contentEvents, {
      content_shown: ({ type, id }) => {
        if (type === 'video' && state.tab === 'mine') void refreshVideo(id);
      },
      content_gone: ({ type, id }) => {
        if (type !== 'video') return;
        if (state.tab === 'mine') void refreshVideo(id);
        else dropVideo(id);
      },
      content_counts: ({ type, id, likes, comments }) => {
        if (type === 'video') changeVideo(id, (video) => Object.assign(video, { likes, comments }));
      },
    }),
    // What came meanwhile is there the next time the page is opened.
    attendRoom(circleRoom, () => undefined),
  ];
  return () => {
    for (const stop of stops) stop();
    feed.close();
  };
}

/** S04: the list comes on screen. @returns when it goes */
export function openVideos(tab: service.Tab): () => void {
  begin(tab, null);
  const stops = [follow()];
  if (tab === 'mine') {
    const poll = createPoll({
      ask: async () => {
        const waiting = state.feed.list.filter(isWaiting).slice(0, mostAsked);
        await Promise.all(waiting.map(({ id }) => refreshStatus(id)));
      },
      isVisible: () => document.visibilityState === 'visible',
      everyMs: statusMs,
    });
    poll.start();
    stops.push(poll.stop);
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * S04: the player comes on screen, with what was listed before where the video is among that.
 * @param id empty for the first of all
 * @returns when it goes
 */
export function openWatching(tab: service.Tab, id: string): () => void {
  const isListed = state.tab === tab && state.feed.list.some((video) => video.id === id);
  if (!isListed) begin(tab, id === '' ? null : id);
  return follow();
}

/**
 * A video plays: what follows it is asked for before it is reached, and one that is not listed is begun with.
 * @param known how many are listed
 */
export function watchFrom(id: string, known: number): void {
  const at = state.feed.list.findIndex((video) => video.id === id);
  if (at < 0) {
    if (state.feed.phase === 'ready' && id !== '') begin(state.tab, id);
  } else if (at >= known - ahead) void feed.more();
}

/** G056. The heart answers at once; a refusal puts it back. */
export async function likeVideo(id: string, isLiked: boolean): Promise<void> {
  const step = isLiked ? 1 : -1;
  changeVideo(id, (row) => Object.assign(row, { liked: isLiked, likes: row.likes + step }));
  try {
    const { liked, likes } = await service.likeVideo(id, isLiked);
    changeVideo(id, (row) => Object.assign(row, { liked, likes }));
  } catch (error) {
    changeVideo(id, (row) => Object.assign(row, { liked: !isLiked, likes: row.likes - step }));
    notifyError(error);
  }
}

/** G066, G067, S44. */
export async function keepVideo(id: string, isKept: boolean): Promise<void> {
  changeVideo(id, (row) => Object.assign(row, { kept: isKept }));
  try {
    await service.keepVideo(id, isKept);
  } catch (error) {
    changeVideo(id, (row) => Object.assign(row, { kept: !isKept }));
    notifyError(error);
  }
}

export function askToDelete(id: string | null): void {
  state.deleting = id;
}

/** G052, after the question. */
export async function removeVideo(): Promise<void> {
  const { deleting } = state;
  state.deleting = null;
  if (deleting === null) return;
  try {
    await service.removeVideo(deleting);
    dropVideo(deleting);
  } catch (error) {
    notifyError(error);
  }
}
