import type { ShortVideo } from '@goldbean/contract/content';
import { createFeed } from '../../../shared/feed/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import * as service from './short-videos.service.ts';
import { videoShelfState as state } from './video-shelf.state.ts';

const feed = createFeed({
  state: () => state.feed,
  load: (cursor) => service.listVideos('new', undefined, cursor),
  keyOf: ({ id }: ShortVideo) => id,
  onMoreFailed: notifyError,
});
onMemberGone(feed.close);

/** The newest come on screen (S03); what was shown before stays until they are here. @returns when they go */
export function openVideoShelf(): () => void {
  void feed.open();
  return feed.close;
}
export const retryVideoShelf = (): void => void feed.open();
export const moreOfVideoShelf = (): void => void feed.more();
