import { calls } from '@goldbean/contract';
import { inputOf, type LessonDraft } from './draft.ts';

/** Fields of the call C059 that the form can mark. */
export type LessonField = keyof ReturnType<typeof inputOf>;
export type LessonErrors = Partial<Record<LessonField, string>>;

/**
 * V27 to V32 before the server is asked: the contract's own rules, and the clock's.
 * @param now UTC ms
 * @returns field to `msg_key`; empty when the lesson may be saved
 */
export function checkLesson(draft: LessonDraft, now: number): LessonErrors {
  const input = inputOf(draft);
  const errors: LessonErrors = {};
  for (const { path, message } of calls.editLive.input.safeParse(input).error?.issues ?? []) {
    errors[path[0] as LessonField] ??= message;
  }
  const { start_time: start, preview_time: preview } = input;
  if (typeof start === 'number' && start <= now) errors.start_time ??= 'live.start_time_past';
  if (typeof preview === 'number') {
    if (preview <= now) errors.preview_time ??= 'live.preview_past';
    else if (typeof start === 'number' && preview >= start) {
      errors.preview_time ??= 'live.preview_after_start';
    }
  }
  if (draft.replayMode === 'limited' && draft.replayDays === '') errors.replay_days ??= 'live.replay_days';
  return errors;
}
