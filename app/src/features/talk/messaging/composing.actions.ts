import { placed, stillNamed, type NamedMember } from '@goldbean/design-system/chat';
import { keepRoomDraft, roomDrafts } from '../../../shared/drafts/index.ts';
import { subscribeKey } from 'valtio/vanilla/utils';
import { composingState as state, emptyComposing, type MentionedMember } from './composing.state.ts';
import { messageOfRow, type ChatMessageLine } from './message-line.ts';
import { messagingState, setQuoted, type ChatState } from './messaging.state.ts';

let stopFollowing: () => void = () => undefined;

/** A room comes on screen: what was written there and not sent is back (S17). */
export function openComposing(room: string): void {
  const draftOf = () => {
    const text = roomDrafts.of[room] ?? '';
    return { text, named: stillNamed(roomDrafts.named[room] ?? [], text) };
  };
  let draft = draftOf();
  Object.assign(state, emptyComposing(), draft);
  stopFollowing();
  // Another tab goes on with the draft or sends it; what was written here alone stays.
  stopFollowing = subscribeKey(
    roomDrafts,
    'of',
    () => {
      if (state.text === draft.text) Object.assign(state, draftOf());
      draft = draftOf();
    },
    true,
  );
}

/** The room goes; its draft is kept. */
export function stopComposing(): void {
  stopFollowing();
  stopFollowing = () => undefined;
  Object.assign(state, emptyComposing());
}

/** @param named whose names stand in the text */
export function write(text: string, named: readonly NamedMember[] = []): void {
  state.text = text;
  state.named = [...named];
  keepRoomDraft(messagingState.room, text, named);
}

/** D36: puts what a recalled message of mine said below what is written. */
export function editAgain(rowId: string): void {
  const { messages, recalledWords } = messagingState;
  const said = recalledWords[messageOfRow(messages, rowId)?.id ?? ''];
  if (!said) return;
  const before = state.text === '' ? '' : `${state.text}\n`;
  const again = placed(said.words, said.named ?? []).map((one) => ({ ...one, at: one.at + before.length }));
  write(before + said.words, [...state.named, ...again]);
}

/** Answers a message of the room; one under way cannot be answered. */
export function answer(rowId: string): void {
  const answered = messageOfRow(messagingState.messages, rowId);
  if (answered?.delivery !== 'sent') return;
  state.answers = rowId;
  // It is answered wherever the reader goes, so it stays when its row goes.
  if (!messagingState.quoted.some(({ id }) => id === answered.id))
    setQuoted([...messagingState.quoted, answered]);
}

/** The message that is being answered, loaded or not; nothing when none is. */
export const answeredMessage = (
  { messages, quoted }: Pick<ChatState, 'messages' | 'quoted'>,
  answers: string,
): ChatMessageLine | undefined => messageOfRow(messages, answers) ?? messageOfRow(quoted, answers);

/** Names a member in what is being written (E05). */
export function nameMember({ uid, nickname, img }: MentionedMember): void {
  state.naming = { uid, nickname, img };
}

export function named(): void {
  state.naming = null;
}

export function cancelAnswer(): void {
  state.answers = '';
}
