import type { Treasure } from '@goldbean/contract/money';
import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, isUndecided, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './treasures.service.ts';
import { emptyTreasure, oneTreasureState as state, treasuresState } from './treasures.state.ts';

const pages = createPages({
  state: () => treasuresState.pages,
  load: (page) => service.listTreasures(treasuresState.query, page),
  keyOf: ({ treasure_id }) => treasure_id,
  onPage: ({ counts }) => {
    // Of my own the states are another matter.
    if (treasuresState.query.tab !== 'mine') treasuresState.counts = counts;
  },
  onMoreFailed: notifyError,
});

/** G710: the treasures that are like that. @returns when they go */
export function openTreasures(query: service.TreasureQuery): () => void {
  treasuresState.query = query;
  void pages.show(1);
  return pages.close;
}
export const moreTreasures = (): void => void pages.more();
export const retryTreasures = (): void => void pages.open();

const scope = createRequestScope();
const intents = createIntents(newRequestId);

/** G710: one treasure comes over the page. @returns when it goes */
export function openTreasure(treasureId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyTreasure(treasureId));
  void loadTreasure();
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** G710; also after a failure, and when it turned out to be another by now. */
export async function loadTreasure(): Promise<void> {
  const isCurrent = scope.watch();
  if (state.treasure === null) state.phase = 'loading';
  try {
    const { treasure, vouchers } = await service.loadTreasure(state.id);
    if (isCurrent()) Object.assign(state, { phase: 'ready', treasure, vouchers });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** V35: the member ticked the agreement, or took the tick away. */
export function agreeToExchange(isAgreed: boolean): void {
  state.isAgreed = isAgreed;
}

/** G711: pressed again it is the same intent, until the server has said yes or no (D77). */
export async function exchangeTreasure(): Promise<void> {
  const { treasure, step, isAgreed } = state;
  if (!treasure || !isAgreed || step === 'exchanging') return;
  const { treasure_id: id, price } = treasure;
  const isCurrent = scope.watch();
  Object.assign(state, { step: 'exchanging', refusal: null });
  try {
    const got = await intents.run(`treasure ${id} ${price}`, (requestId) =>
      service.exchange(id, price, requestId),
    );
    show(got.treasure);
    if (isCurrent()) Object.assign(state, { step: 'done', treasure: got.treasure, vouchers: got.vouchers });
  } catch (error) {
    const refused = asApiError(error);
    if (!isCurrent()) return;
    Object.assign(state, { step: 'idle', refusal: ref(refused) });
    // It is another by now, or there are fewer vouchers than were shown.
    if (!isUndecided(refused)) await loadTreasure();
  }
}

/** How it is now, in the list too. */
function show(treasure: Treasure): void {
  const shown = treasuresState.pages.list.find(({ treasure_id }) => treasure_id === treasure.treasure_id);
  if (shown) Object.assign(shown, treasure);
}
