import type { AssignmentFile } from '../AssignmentAnswers/AssignmentAnswers.tsx';

/** What one member has submitted. */
export interface TaskResult {
  uid: string;
  nickname: string;
  /** UTC ms. */
  at: number;
  /** Words of the answers, in the order of the questions. */
  answers: readonly string[];
  /** Of an assignment. */
  work: { text: string; files: readonly AssignmentFile[] };
  /** The mark there is; null while there is none. */
  mark: { points: number; comment: string } | null;
}
