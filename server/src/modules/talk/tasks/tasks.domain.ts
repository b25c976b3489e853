import {
  answered,
  type TaskAnswers,
  type TaskField,
  type TaskKind,
  type TaskVideo,
} from '@goldbean/contract';
import type { WorkVideo } from './tasks.ports.ts';

/** The clock of every class (D50): no zone of a member is known. */
export const classZone = 'Asia/Shanghai';

/** The day of the calendar, `YYYY-MM-DD`, in which a moment lies. @param at UTC ms @param zone IANA name */
export const dayIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);

/** The day of the calendar before one: days are counted, not hours, since some have 23 or 25. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** A sign-in, and the how-manyth day in a row it was. */
export interface TaskCheckIn {
  readonly day: string;
  readonly streak: number;
}

/** E11: days in a row up to `today`, or to yesterday while today is open; a day missed begins them again. */
export const streakAt = (last: TaskCheckIn | null, today: string): number =>
  last && last.day >= dayBefore(today) ? last.streak : 0;

/** Nothing can be submitted from the deadline on. @param now UTC ms */
export const isOver = (deadline: number | null, now: number): boolean => deadline !== null && now >= deadline;

/** The day that a sign-in shows: today, or its last one once it is over. @param now UTC ms */
export const signInDay = (deadline: number | null, now: number): string =>
  dayIn(classZone, deadline !== null && isOver(deadline, now) ? deadline - 1 : now);

function isFit(field: TaskField, values: readonly string[]): boolean {
  if (field.kind === 'text') return values.length <= 1;
  const known = new Set(field.options.map(({ id }) => id));
  const most = field.kind === 'single' ? 1 : known.size;
  return (
    values.length <= most && new Set(values).size === values.length && values.every((id) => known.has(id))
  );
}

/** How a video of somebody's work plays (D32). @param fileId of what was handed in */
export const videoOf = (fileId: string, video: WorkVideo): TaskVideo => ({
  state: video.conversion === 'waiting' ? 'processing' : (video.conversion ?? 'ready'),
  played_id: video.conversion === null ? fileId : video.played_id,
  poster_id: video.poster_id,
  w: video.w ?? 0,
  h: video.h ?? 0,
  duration: video.duration ?? 0,
});

/** What is stored of the answers: what the task asks for and was answered. @returns null when an answer is none of it */
export function answersToStore(
  kind: TaskKind,
  fields: readonly TaskField[],
  answers: TaskAnswers,
): TaskAnswers | null {
  if (kind === 'sign_in') return {};
  if (kind === 'assignment') return { text: answers.text ?? '', files: [...new Set(answers.files ?? [])] };
  const given = fields.map((field) => ({ field, values: answered(field, answers) }));
  if (!given.every(({ field, values }) => isFit(field, values))) return null;
  return {
    fields: Object.fromEntries(
      given.filter(({ values }) => values.length > 0).map(({ field, values }) => [field.id, [...values]]),
    ),
  };
}
