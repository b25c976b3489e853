import { keepRoomDraft, roomDrafts } from '../../../shared/drafts/index.ts';
import { composingState as state, emptyComposing, type Named } from './composing.state.ts';
import { messageOfRow } from './message-line.ts';
import { messagingState } from './messaging.state.ts';

/** A room comes on screen: what was written there and not sent is back (S17). */
export function openComposing(room: string): void {
  Object.assign(state, emptyComposing(), { text: roomDrafts.of[room] ?? '' });
}

/** The room goes; its draft is kept. */
export function stopComposing(): void {
  Object.assign(state, emptyComposing());
}

export function write(text: string): void {
  state.text = text;
  keepRoomDraft(messagingState.room, text);
}

/** D36: puts what a recalled message of mine said below what is written. */
export function editAgain(rowId: string): void {
  const { messages, recalledWords } = messagingState;
  const said = recalledWords[messageOfRow(messages, rowId)?.id ?? ''];
  if (said) write(state.text === '' ? said.words : `${state.text}\n${said.words}`);
}

/** Answers a message of the room; one under way cannot be answered. */
export function answer(rowId: string): void {
  if (messageOfRow(messagingState.messages, rowId)?.delivery === 'sent') state.answers = rowId;
}

/** Names a member in what is being written (E05). */
export function nameMember({ uid, nickname, img }: Named): void {
  state.naming = { uid, nickname, img };
}

export function named(): void {
  state.naming = null;
}

export function cancelAnswer(): void {
  state.answers = '';
}
