import { roomEvents } from '@goldbean/contract/talk';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import * as service from './messaging.service.ts';
import { emptyProposals, proposalsState as state } from './proposals.state.ts';

const visit = createVisit();

/** Domain 3.1: shows staff what the monitor of a room proposes, now and from now on. @returns stops it */
export function openProposals(room: string): () => void {
  const isHere = visit.begin();
  Object.assign(state, emptyProposals(), { room });
  void loadProposals();
  const again = () => void loadProposals();
  const stop = connection.onRoom(room, roomEvents, { mute_proposals: again });
  // What was proposed while there was no connection.
  const stopConnects = connection.onConnect(again);
  return () => {
    stop();
    stopConnects();
    if (!isHere()) return;
    visit.end();
    Object.assign(state, emptyProposals());
  };
}

/** C108. In the background: without an answer what is known stays. */
async function loadProposals(): Promise<void> {
  const isHere = visit.watch();
  try {
    const list = await service.loadProposals(state.room);
    if (isHere()) state.list = [...list];
  } catch {
    // The next event or connection asks again.
  }
}

/**
 * G191: a refusal of the server is told; what was decided elsewhere is asked for anew.
 * @param reason why it is refused; null confirms it
 */
export async function decideProposal(id: string, reason: string | null): Promise<void> {
  if (state.deciding) return;
  const isHere = visit.watch();
  state.deciding = { id, isConfirmed: reason === null };
  try {
    await service.decideMute(id, reason);
    if (isHere()) state.list = state.list.filter(({ proposal_id }) => proposal_id !== id);
  } catch (error) {
    if (!isHere()) return;
    notifyError(error);
    void loadProposals();
  } finally {
    if (isHere()) state.deciding = null;
  }
}
