import type { FormQuestion } from './FormAnswers/FormAnswers.tsx';

/** What staff ask the class for. */
export type TaskKind = 'form' | 'assignment' | 'sign_in';

/** A task as its editor holds it. */
export interface TaskDraft {
  kind: TaskKind;
  title: string;
  /** UTC ms; null without an end. */
  deadline: number | null;
  /** Of a form. */
  fields: readonly FormQuestion[];
}
