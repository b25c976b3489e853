import type { FormQuestion } from './FormAnswers/FormAnswers.tsx';

/** What staff ask the class for. */
export type ClassTaskKind = 'form' | 'assignment' | 'sign_in';

/** A task as its editor holds it. */
export interface TaskDraft {
  kind: ClassTaskKind;
  title: string;
  /** UTC ms; null without an end. */
  deadline: number | null;
  /** Of a form. */
  fields: readonly FormQuestion[];
}
