import type { LessonLock } from '../lesson.ts';

/** What stands over the film of a lesson. */
export type LessonPlayerState =
  | { kind: 'loading' }
  /** Nothing stands over it. */
  | { kind: 'playing' }
  /** It was left here last time, in seconds. */
  | { kind: 'resume'; at: number }
  | { kind: 'locked'; lock: LessonLock }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  /** At its end. `next` begins by itself in so many seconds; without it the way on is the quiz or a choice. */
  | { kind: 'ended'; next?: { title: string; href: string; seconds: number }; quizHref?: string };
