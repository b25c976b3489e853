import type { HerdsmanClub } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './herdsman-clubs.service.ts';
import { emptyClub, herdsmanClubsState, herdsmanClubState as state } from './herdsman-clubs.state.ts';

const pages = createPages({
  state: () => herdsmanClubsState.pages,
  load: (page) => service.listClubs(herdsmanClubsState.query, page),
  keyOf: ({ club_id }) => club_id,
  onPage: ({ cities }) => {
    herdsmanClubsState.cities = cities;
  },
  onMoreFailed: notifyError,
});

/** G700: the clubs that are like that. @returns when they go */
export function openClubs(query: service.HerdsmanQuery): () => void {
  herdsmanClubsState.query = query;
  void pages.show(1);
  return pages.close;
}
export const moreClubs = (): void => void pages.more();
export const retryClubs = (): void => void pages.open();

const scope = createRequestScope();

/** G701: one club comes on screen. @returns when it goes */
export function openClub(clubId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyClub(clubId));
  void loadClub();
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** G701; also after a failure, and after it was written. */
export async function loadClub(): Promise<void> {
  const isCurrent = scope.watch();
  if (state.club === null) state.phase = 'loading';
  try {
    const club = await service.loadClub(state.id);
    if (isCurrent()) Object.assign(state, { phase: 'ready', club });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** G702, one at a time. What is refused may be so because the club is another by now: it is asked for anew. */
async function attend(meeting: string | null, on: boolean): Promise<void> {
  if (state.pending !== null) return;
  const isCurrent = scope.watch();
  state.pending = { meeting };
  try {
    const club: HerdsmanClub = await service.attend(state.id, meeting, on);
    if (isCurrent()) state.club = club;
  } catch (error) {
    notifyError(error);
    if (isCurrent()) await loadClub();
  } finally {
    if (isCurrent()) state.pending = null;
  }
}

export const joinClub = (): void => void attend(null, true);
export const signForMeeting = (meetingId: string, on: boolean): void => void attend(meetingId, on);

export function askToLeave(isAsked: boolean): void {
  state.isLeaving = isAsked;
}

/** G702, after the question. */
export function leaveClub(): void {
  state.isLeaving = false;
  void attend(null, false);
}
