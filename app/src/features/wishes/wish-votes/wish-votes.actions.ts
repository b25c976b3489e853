import { wishEvents, wishRoom } from '@goldbean/contract/wishes';
import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import * as service from './wish-votes.service.ts';
import { wishVotesState as state } from './wish-votes.state.ts';

/** What buying needs of others; the page joins them (a feature knows no other). */
export interface PackPorts {
  /** My beans, as the server says. */
  readonly onBalance: (beans: number) => void;
  /** The wish has these votes now. */
  readonly onVotes: (wishId: string, votes: { free_votes: number; paid_votes: number }) => void;
}

const scope = createRequestScope();
const intents = createIntents(newRequestId);

/** S10, K20: offers the packs of a wish. @param votes of the pack that is chosen; 0 for none @returns ends it */
export function openPacks(wishId: string, votes: number): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, { wishId, step: 'choosing', votes, refusal: null });
  if (!state.packs) void loadPacks();
  return () => {
    if (!isCurrent()) return;
    scope.end();
    // Packs that appear take the choice they appear with: those of this wish are opened anew.
    Object.assign(state, { wishId: '', step: 'choosing', votes: 0 });
  };
}

/** G036; also after a failure. */
export async function loadPacks(): Promise<void> {
  state.error = null;
  try {
    state.packs = [...(await service.loadPacks())];
  } catch (error) {
    state.error = ref(asApiError(error));
  }
}

/** G037: pressed again it is the same intent, until the server has said yes or no (D77). */
export async function buyPack(votes: number, { onBalance, onVotes }: PackPorts): Promise<void> {
  const { wishId, step } = state;
  if (step === 'buying') return;
  const isCurrent = scope.watch();
  Object.assign(state, { step: 'buying', votes, refusal: null });
  try {
    const bought = await intents.run(`pack ${wishId} ${votes}`, (id) => service.buyPack(wishId, votes, id));
    onBalance(bought.balance);
    onVotes(wishId, bought);
    if (isCurrent()) Object.assign(state, { step: 'bought', total: bought.votes });
  } catch (error) {
    const refused = asApiError(error);
    const have = refused.detail['balance'];
    if (typeof have === 'number') onBalance(have);
    if (isCurrent()) Object.assign(state, { step: 'refused', refusal: ref(refused) });
  }
}

export function choosePacks(): void {
  Object.assign(state, { step: 'choosing', votes: 0, refusal: null });
}

let votersOf = '';
const voters = createPages({
  state: () => state.voters,
  load: (page) => service.loadVoters(votersOf, page),
  keyOf: ({ user }) => user.uid,
  onMoreFailed: (error, page) => {
    if (page > 1) notifyError(error);
  },
});
onMemberGone(() => {
  scope.end();
  voters.close();
});

/** G402: who voted for a wish; new votes bring the first page anew. @returns ends it */
export function openVoters(wishId: string): () => void {
  votersOf = wishId;
  void voters.show(1);
  const stop = connection.onRoom(wishRoom, wishEvents, {
    wish_votes: ({ wish_id }) => {
      if (wish_id === wishId && state.voters.page <= 1) void voters.open();
    },
  });
  return () => {
    stop();
    voters.close();
  };
}

export const moreVoters = (): void => void voters.more();
export const retryVoters = (): void => void voters.show(1);
