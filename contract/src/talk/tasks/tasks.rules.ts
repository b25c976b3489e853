import { saysNothing } from '../../shared/fields.ts';
import type { TaskAnswers, TaskField, TaskKind } from './tasks.schema.ts';

/** What was answered to a question; empty when nothing was, or nothing that can be seen (V06). */
export const answered = (field: TaskField, answers: TaskAnswers): readonly string[] =>
  (answers.fields?.[field.id] ?? []).filter((value) => field.kind !== 'text' || !saysNothing(value));

/** M04: ids of what must be answered and is not, in their order; of an assignment `text`. */
export function unansweredOf(kind: TaskKind, fields: readonly TaskField[], answers: TaskAnswers): string[] {
  if (kind === 'assignment') return !saysNothing(answers.text ?? '') || answers.files?.length ? [] : ['text'];
  return fields
    .filter((field) => field.required && answered(field, answers).length === 0)
    .map((field) => field.id);
}
