import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { fileAddresses } from '../../../shared/files/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { fromServer, messageOfRow, pictureOf, rowIdOf, type ChatMessageLine } from './message-line.ts';
import { emptyMerged, mergedState as state } from './merged.state.ts';
import * as service from './messaging.service.ts';
import { messagingState } from './messaging.state.ts';

const scope = createRequestScope();

/** The message of a row, which stands in the talk or in the card that is open over it. */
export const messageShown = (rowId: string): ChatMessageLine | undefined =>
  messageOfRow(messagingState.messages, rowId) ?? messageOfRow(state.messages, rowId);

/** Opens the card that a row shows (D38). */
export async function openMerged(rowId: string): Promise<void> {
  const message = messageOfRow(messagingState.messages, rowId);
  if (message?.status !== 'normal' || message.kind !== 'merged') return;
  Object.assign(state, emptyMerged(), { id: message.id, title: message.body.title });
  await loadCard();
}

/** Opens a card that stands in the open one. */
export async function openInside(rowId: string): Promise<void> {
  const item = state.messages.find((message) => rowIdOf(message) === rowId);
  if (item?.status !== 'normal' || item.kind !== 'merged' || item.seq === null) return;
  Object.assign(state, { path: [...state.path, item.seq], title: item.body.title });
  await loadCard();
}

/** Back to the card in which the open one stands. */
export async function leaveInside(): Promise<void> {
  state.path = state.path.slice(0, -1);
  await loadCard();
}

export function closeMerged(): void {
  scope.end();
  Object.assign(state, emptyMerged());
}

/** Loads the card that is open, also once more after a failure. */
export async function loadCard(): Promise<void> {
  const isCurrent = scope.begin();
  state.phase = 'loading';
  try {
    const { title, list } = await service.loadMerged(messagingState.room, state.id, [...state.path]);
    if (!isCurrent()) return;
    const messages = list.map(fromServer);
    fileAddresses.need(messages.flatMap((message) => pictureOf(message) ?? []));
    Object.assign(state, { phase: 'ready', title, messages: ref(messages) });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', failure: asApiError(error).msgKey });
  }
}
