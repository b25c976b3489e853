import type { Queued, ShortVideo } from '@goldbean/contract/content';
import type { ContentReviewState, ShortVideoView } from '@goldbean/design-system/content';
import type { Snapshot } from 'valtio/vanilla';
import { paths } from '../../../shared/paths/index.ts';
import type { Tab } from './short-videos.service.ts';

const pending = (queue: Snapshot<Queued> | null): ContentReviewState => ({
  kind: 'pending',
  ...(queue && { place: queue.place }),
  ...(queue?.usual_wait != null && { usualWait: queue.usual_wait }),
});

/** Where the review of a short video stands, for its author. */
export function reviewOfVideo({ state, reason, queue }: Snapshot<ShortVideo>): ContentReviewState {
  if (state === 'pending') return pending(queue);
  return state === 'rejected' || state === 'hidden' ? { kind: state, reason } : { kind: 'displayed' };
}

const editOf = ({ edit }: Snapshot<ShortVideo>): ContentReviewState | null => {
  if (!edit) return null;
  return edit.state === 'pending' ? pending(edit.queue) : { kind: 'rejected', reason: edit.reason };
};

export const coverOf = ({ cover, film }: Snapshot<Pick<ShortVideo, 'cover' | 'film'>>): string =>
  cover?.url ?? film.poster;

/** A short video as the list draws it. @param tab in which it is played on */
export function videoView(video: Snapshot<ShortVideo>, tab: Tab): ShortVideoView {
  const edit = editOf(video);
  return {
    id: video.id,
    title: video.title,
    cover: coverOf(video),
    author: { nickname: video.author.nickname, img: video.author.img },
    duration: video.film.duration ?? 0,
    likes: video.likes,
    href: paths.videoPlay.href({ id: video.id, tab: tab === 'new' ? undefined : tab }),
    film: video.film.state,
    review: reviewOfVideo(video),
    ...(edit && { edit }),
  };
}
