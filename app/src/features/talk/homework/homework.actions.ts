import type { Homework, HomeworkState } from '@goldbean/contract/talk';
import { createFeed } from '../../../shared/feed/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import * as service from './homework.service.ts';
import { emptyHomework, homeworkState as state } from './homework.state.ts';

const feed = createFeed({
  state: () => state.feed,
  load: (cursor) => service.listHomework(state.of, cursor),
  keyOf: ({ id }: Homework) => id,
  onMoreFailed: notifyError,
});

/** The list comes on screen. @returns when it goes */
export function openHomework(of: HomeworkState): () => void {
  Object.assign(state, emptyHomework(of));
  void feed.open();
  return feed.close;
}
export const retryHomework = (): void => void feed.open();
export const moreHomework = (): void => void feed.more();
