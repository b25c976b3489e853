/** One choice, several choices, or true and false (E09). */
export type QuestionKind = 'single' | 'multiple' | 'judgement';

export interface ExamOption {
  /** What an answer is made of. `true` and `false` for a judgement, whose words are the component's own. */
  key: string;
  /** Not read for a judgement. */
  text: string;
}

export interface ExamQuestion {
  id: string;
  /** Its place in the exam, from 1. */
  number: number;
  kind: QuestionKind;
  text: string;
  options: readonly ExamOption[];
  /** Points for a right answer. */
  points: number;
}

/** How a marked question turned out; a multiple one may earn a part of its points. */
export type AnswerVerdict = 'right' | 'partly' | 'wrong' | 'unanswered';

/**
 * @param answer keys of the options that were chosen
 * @param earned points
 * @param points most points
 */
export function verdictOf(answer: readonly string[], earned: number, points: number): AnswerVerdict {
  if (answer.length === 0) return 'unanswered';
  if (earned <= 0) return 'wrong';
  return earned < points ? 'partly' : 'right';
}
