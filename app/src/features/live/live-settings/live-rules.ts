import { calls, paidCourse } from '@goldbean/contract/live';
import { fieldErrors } from '../../../shared/forms/index.ts';
import { inputOf, type LiveDraft } from './draft.ts';

/** Fields of the call C059 that the form can mark. */
export type LiveField = keyof ReturnType<typeof inputOf>;
export type LiveErrors = Partial<Record<LiveField, string>>;

/**
 * V27 to V32 before the server is asked: the contract's own rules, and the clock's.
 * @param now UTC ms
 * @returns field to `msg_key`; empty when the live session may be saved
 */
export function checkLive(draft: LiveDraft, now: number): LiveErrors {
  const input = inputOf(draft);
  const errors: LiveErrors = fieldErrors(calls.streaming.edit.input, input);
  const { start_time: start, preview_time: preview } = input;
  if (typeof preview === 'number') {
    if (preview <= now) errors.preview_time ??= 'live.preview_past';
    else if (typeof start === 'number' && preview >= start) {
      errors.preview_time ??= 'live.preview_after_start';
    }
  }
  if (draft.replayMode === 'limited' && draft.replayDays === '') errors.replay_days ??= 'live.replay_days';
  if (draft.courseType === paidCourse && draft.ticketBeans === '') errors.ticket_beans ??= 'ticket.price';
  return errors;
}
