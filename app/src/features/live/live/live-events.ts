import type { LiveEvent, ModerationEvent } from '@goldbean/contract/live';
import type { LiveRoom, LiveRoomState } from './live.state.ts';

/** No encoder is missing, and the address known is one of before. */
const steady = { interruptedUntil: null, flv: '' } as const;

/** What was shown to those who run it alone is shown to all. */
const untested = { testing: false, hasTestPicture: false } as const;

/**
 * Puts one event of the room into the state (T01). Gifts, barrage and chat are not the live session's business.
 * @param ts UTC ms of the event on the server's clock
 */
export function applyLiveEvent(state: LiveRoomState, event: LiveEvent, ts: number): void {
  const { room } = state;
  if (!room) return;
  switch (event.kind) {
    case 'live_start':
      Object.assign(room, { ...steady, ...untested, state: 'live', startedTs: ts });
      return;
    case 'live_interrupt':
      Object.assign(room, { interruptedUntil: event.until, flv: '' });
      return;
    case 'live_resume':
      Object.assign(room, { ...steady, state: 'live' });
      return;
    case 'live_pause':
      Object.assign(room, { pausedSince: event.since, flv: '' });
      return;
    case 'live_end':
      Object.assign(room, { ...steady, state: 'ended' });
      return;
    case 'live_stop':
      Object.assign(room, { ...steady, state: 'stopped', endReason: event.reason });
      return;
    case 'notice':
      state.notice = { id: event.event_id, text: event.text, type: event.type };
      return;
    case 'like_sum':
      // A counter may overtake another on its way: likes never go back.
      room.counters.likes = Math.max(room.counters.likes, event.total);
      return;
    case 'online_count':
      room.counters.online = event.online;
      room.counters.watched = event.watched;
      return;
    case 'product_change':
    case 'wishes_change':
    case 'wish_sum':
    case 'vote_start':
    case 'vote_end':
    case 'vote_sum':
    case 'rank_top':
    case 'enter':
    case 'barrage':
    case 'gift':
    case 'gifts':
      return;
  }
}

/** Puts an act against the member, or its end, into what they may do in the room (T02, T03). */
export function applyOrder(my: LiveRoom['my'], event: ModerationEvent): void {
  if (event.kind === 'freeze') my.frozen = event.until !== 0;
  if (event.kind === 'warn') my.warned = true;
  if (event.kind === 'warn_ack') my.warned = false;
}
