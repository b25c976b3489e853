import type { Homework, HomeworkState } from '@goldbean/contract/talk';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface HomeworkListed {
  /** Which of it is listed. */
  of: HomeworkState;
  feed: Feed<Homework>;
}

export const emptyHomework = (of: HomeworkState): HomeworkListed => ({ of, feed: emptyFeed<Homework>() });

export const homeworkState = memberState<HomeworkListed>(() => emptyHomework('open'));
