/** What opens the next lesson (D55): so much of the lesson before watched, and its quiz passed. Shares from 0 to 1. */
export interface LessonRules {
  watch: number;
  pass: number;
}

export const usualRules: LessonRules = { watch: 0.9, pass: 0.6 };

/** What still stands before a locked lesson. */
export interface LessonLock {
  /** Title of the lesson before it. */
  lesson: string;
  /** How much of that was watched, 0 to 1. From `rules.watch` on only its quiz is missing. */
  watched: number;
}

/** How a lesson stands for me (E31). */
export type LessonState =
  | { kind: 'locked'; lock: LessonLock }
  /** `watched` from 0 to 1; `unlockedBy` when a teacher opened it by hand. */
  | { kind: 'open'; watched: number; unlockedBy?: string }
  /** Watched; the quiz is still to be passed. */
  | { kind: 'watched' }
  /** `score` from 0 to 1. */
  | { kind: 'passed'; score: number };
