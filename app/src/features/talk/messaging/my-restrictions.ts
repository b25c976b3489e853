import { serverNow } from '../../../shared/clock/index.ts';
import { session } from '../../../shared/session/index.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, type RoomRestriction } from './messaging.state.ts';

/** Browsers fire longer timers at once, ms. */
const longestTimerMs = 2 ** 31 - 1;
let muteTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * I may not speak in the room, until a moment (UTC ms; null or one that is past: I may). Why is asked for beside (C108, N06):
 * what is told to the room does not say it to everybody.
 */
export function muteUntil(until: number | null): void {
  clearTimeout(muteTimer);
  const left = until === null ? 0 : until - serverNow();
  const isMuted = left > 0;
  Object.assign(state.my, { mutedUntil: isMuted ? until : null, muteReason: '' });
  if (isMuted) void loadReason(state.room);
  if (isMuted && left < longestTimerMs) muteTimer = setTimeout(() => muteUntil(null), left);
}

async function loadReason(room: string): Promise<void> {
  try {
    const mute = await service.loadMute(room, session.userBaseInfo?.uid ?? '');
    if (state.room === room && state.my.mutedUntil !== null) state.my.muteReason = mute?.reason ?? '';
  } catch {
    // Until when is told without it.
  }
}

const reasons: ReadonlyMap<string, RoomRestriction['reason']> = new Map([
  ['chat.frozen', 'frozen'],
  ['group.dissolved', 'dissolved'],
]);
let restrictionTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows why I may only read; what a page knows by itself, such as the end of a live session, is not shown here. */
export function showRestriction(restriction: service.JoinedRoom['my']['restriction']): void {
  clearTimeout(restrictionTimer);
  const reason = reasons.get(restriction?.key ?? '');
  state.my.restriction =
    restriction && reason
      ? {
          reason,
          until: restriction.until,
          ...(restriction.since !== undefined && { since: restriction.since }),
        }
      : null;
  // Domain 3.4: nobody runs what is only read.
  if (reason === 'dissolved') state.my.role = 'member';
  const left = (restriction?.until ?? 0) - serverNow();
  if (state.my.restriction && left > 0 && left < longestTimerMs)
    restrictionTimer = setTimeout(() => showRestriction(undefined), left);
}
