import { roomEvents } from '@goldbean/contract/talk';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './messaging.service.ts';
import { emptyProposals, proposalsState as state } from './proposals.state.ts';

const scope = createRequestScope();

/** Domain 3.1: shows staff what the monitor of a room proposes, now and from now on. @returns stops it */
export function openProposals(room: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyProposals(), { room });
  void loadProposals();
  const again = () => void loadProposals();
  const stop = connection.onRoom(room, roomEvents, { mute_proposals: again });
  // What was proposed while there was no connection.
  const stopConnects = connection.onConnect(again);
  return () => {
    stop();
    stopConnects();
    if (!isCurrent()) return;
    scope.end();
    Object.assign(state, emptyProposals());
  };
}

/** C108. In the background: without an answer what is known stays. */
async function loadProposals(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const list = await service.loadProposals(state.room);
    if (isCurrent()) state.list = [...list];
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
  const isCurrent = scope.watch();
  state.deciding = { id, isConfirmed: reason === null };
  try {
    await service.decideMute(id, reason);
    if (isCurrent()) state.list = state.list.filter(({ proposal_id }) => proposal_id !== id);
  } catch (error) {
    if (!isCurrent()) return;
    notifyError(error);
    void loadProposals();
  } finally {
    if (isCurrent()) state.deciding = null;
  }
}
