import { ticketLimits, type LiveState, type MsgKey } from '@goldbean/contract';

/** What of a live session decides about its tickets. */
interface Sold {
  readonly state: LiveState;
  /** UTC ms. */
  readonly startAt: number;
}

/**
 * What becomes of the beans that are set aside for a ticket: they are the channel's when the live session has ended, and
 * the member's again when it was stopped or never began. Until then they wait.
 * @param now UTC ms
 */
export function settlement(now: number, { state, startAt }: Sold): 'wait' | 'pay' | 'refund' {
  switch (state) {
    case 'ended':
      return 'pay';
    case 'stopped':
    case 'cancelled':
      return 'refund';
    case 'live':
      return 'wait';
    case 'draft':
    case 'not_started':
      return now >= startAt + ticketLimits.ticketLateMs ? 'refund' : 'wait';
  }
}

/**
 * Why nobody buys a ticket now; null while one is sold. Of one that has ended the replay is sold; of one that was stopped
 * nothing is left to be shown (D27), and one that is long overdue would give the beans back at once.
 * @param hasReplay there is a replay that members may watch
 */
export function saleRefusal(now: number, live: Sold, hasReplay: boolean): MsgKey | null {
  if (live.state === 'stopped') return 'live.stopped';
  if (live.state === 'ended') return hasReplay ? null : 'live.ended';
  return settlement(now, live) === 'refund' ? 'live.ended' : null;
}
