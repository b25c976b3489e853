import { serverNow } from '../../../shared/clock/index.ts';
import type * as service from './messaging.service.ts';
import { messagingState as state } from './messaging.state.ts';
import { showRestriction, muteUntil } from './my-restrictions.ts';

let heard: readonly (() => void)[] = [];

/** An event said what I may do in the present room. @param change shows it */
export function hearAccess(change: () => void): void {
  heard = [...heard, change];
  change();
}

/**
 * Called before the room is asked what I may do there.
 * @returns shows the answer, and over it what events have said since: the answer may not know that
 */
export function watchAccess(): (joined: service.JoinedRoom) => void {
  const { length } = heard;
  return ({ my, rules = { read_only: false, slow: 0 } }) => {
    const { role, muted_until, room_muted, wait = 0, restriction } = my;
    Object.assign(state.my, { role, roomMuted: room_muted, rules, slowUntil: serverNow() + wait * 1_000 });
    muteUntil(muted_until);
    showRestriction(restriction);
    for (const change of heard.slice(length)) change();
  };
}

/** Another room: what was heard was of the one before. */
export function forgetAccess(): void {
  heard = [];
}
