import { liveCounters, type RankTop } from '@goldbean/contract/live';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './ranks.service.ts';
import type { RankView } from './ranks.service.ts';
import { emptyRanks, ranksState as state } from './ranks.state.ts';

/** How long after a change of who lead an open list is asked for anew, ms: once for all gifts until then. */
const freshAfterMs = 5_000;

const scope = createRequestScope();
const looking = createRequestScope();
let isListOpen = false;
let fresh: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows who lead in a live session.
 * @returns ends it
 */
export function openRanks(liveId: string, room: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyRanks(), { liveId });
  const { rank_top } = liveCounters;
  // A list opened before the room was entered has waited for this.
  if (isListOpen) void loadRank();
  const stopHearing = connection.onRoom(
    room,
    { rank_top },
    {
      rank_top: ({ top, count }) => {
        state.top = { top, count };
        refreshLater();
      },
    },
  );
  return () => {
    stopHearing();
    if (isCurrent()) scope.end();
  };
}

/** Who lead as the room was entered, or asked for anew. */
export function enterRanks(top: RankTop): void {
  state.top = top;
}

/**
 * Shows the ranks of the channel, and follows them.
 * @returns ends it
 */
export function openRankList(): () => void {
  const isCurrent = looking.begin();
  isListOpen = true;
  void loadRank();
  return () => {
    if (!isCurrent()) return;
    clearTimeout(fresh);
    fresh = undefined;
    isListOpen = false;
    looking.end();
  };
}

/** Another list in the place of the one before. */
export function chooseRank(period: RankView): void {
  if (period === state.period) return;
  Object.assign(state, { period, phase: 'loading', rank: null });
  void loadRank();
}

export async function loadRank(): Promise<void> {
  const isCurrent = looking.watch();
  const { liveId, period } = state;
  if (liveId === '') return;
  const isAsked = () => isCurrent() && state.liveId === liveId && state.period === period;
  try {
    const rank = await service.loadRank(liveId, period, session.userBaseInfo?.uid ?? '');
    if (isAsked()) Object.assign(state, { phase: 'ready', failure: '', rank });
  } catch (error) {
    // What is shown already is worth more than the news that it could not be loaded anew.
    if (isAsked() && state.rank === null)
      Object.assign(state, { phase: 'failed', failure: asApiError(error).msgKey });
  }
}

/** E29: I am an anonymous viewer to others in ranks, or named again. */
export async function hideMe(hidden: boolean): Promise<void> {
  if (state.isHiding) return;
  state.isHiding = true;
  try {
    await service.hideInRanks(hidden);
    if (state.rank) state.rank = { ...state.rank, hidden };
    await loadRank();
  } catch (error) {
    notifyError(error);
  } finally {
    state.isHiding = false;
  }
}

function refreshLater(): void {
  if (!isListOpen) return;
  fresh ??= setTimeout(() => {
    fresh = undefined;
    void loadRank();
  }, freshAfterMs);
}
