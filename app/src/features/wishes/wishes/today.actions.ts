import { serverNow } from '../../../shared/clock/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { markToday } from './known-wishes.ts';
import * as service from './wishes.service.ts';
import { wishesState as state } from './wishes.state.ts';

/** Votes ask for the wish of the day this often at most, in ms. */
const throttleMs = 5_000;
/** So long after 0:00 the server has counted the day that is over, in ms. */
const afterMidnightMs = 1_000;

const asked = createRequestScope();
onMemberGone(asked.end);

/** Pages that show wishes. */
let watchers = 0;
let midnight: ReturnType<typeof setTimeout> | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;

/** G047; in the background: without it there is only less to see (D90). */
export async function loadToday(): Promise<void> {
  const isCurrent = asked.begin();
  try {
    const today = await service.loadToday();
    if (!isCurrent()) return;
    state.today = today;
    markToday(today.wish?.wish_id ?? null);
    clearTimeout(midnight);
    const left = today.ends_ts - serverNow() + afterMidnightMs;
    // A day that is over already, by another clock, is not asked for without end.
    if (watchers > 0) midnight = setTimeout(() => void loadToday(), Math.max(throttleMs, left));
  } catch {
    // The wish of the day is asked for with the next visit, or the next change of the pool.
  }
}

/** Votes came: another wish may have gained most by now. */
export function loadTodaySoon(): void {
  soon ??= setTimeout(() => {
    soon = undefined;
    void loadToday();
  }, throttleMs);
}

/** D48: the wish of the day while wishes are shown, which wear its mark; at 0:00 another day begins. @returns ends it */
export function watchToday(): () => void {
  watchers += 1;
  if (watchers === 1) void loadToday();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    asked.end();
    clearTimeout(midnight);
    clearTimeout(soon);
    soon = undefined;
  };
}
