import i18next from 'i18next';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { lastSeqOf, messageOfRow, rowIdOf } from './message-line.ts';
import { loadLatest, scope, take } from './history.actions.ts';
import { changes } from './changes.ts';
import * as service from './messaging.service.ts';
import { goTo, messagingState as state, setMessages } from './messaging.state.ts';

/** Messages loaded on each side of one that is gone to. */
const around = 50;

/** What is not said yet stays, wherever in the history the reader goes. */
const keepUnsent = (): void => setMessages(state.messages.filter(({ seq }) => seq === null));

/**
 * E38: goes to a message anywhere in the history, without what lies between; M34 for one that is not there for me any
 * more.
 * @param seq its count in the room
 */
export async function goToMessage(seq: number): Promise<void> {
  const isCurrent = scope.watch();
  const since = changes.watch();
  try {
    if (!state.messages.some((message) => message.seq === seq)) {
      const [before, after] = await Promise.all([
        service.loadHistory(state.room, { before: seq + 1 }, around),
        service.loadHistory(state.room, { after: seq }, around),
      ]);
      if (!isCurrent()) return;
      keepUnsent();
      take([...before.list, ...after.list], since());
      state.older = before.has_more ? 'more' : 'none';
      state.newer = newerAfter(after.has_more);
    }
    const message = state.messages.find((known) => known.seq === seq);
    if (message) goTo(rowIdOf(message));
    else notify('info', i18next.t('chat:quote.gone'));
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}

/** Where to go once its room is entered. */
let awaited: { readonly room: string; readonly seq: number } | null = null;

/** Goes to a message of any room; of another than the present one, once that is entered. */
export async function goToMessageIn(room: string, seq: number): Promise<void> {
  awaited = { room, seq };
  if (state.room === room && state.phase === 'open') await goToAwaited();
}

/** The present room is entered: goes to what was asked for in it. */
export async function goToAwaited(): Promise<void> {
  const place = awaited;
  awaited = null;
  if (place?.room === state.room) await goToMessage(place.seq);
}

/** M34: goes to the message that a row answers. */
export async function goToQuoted(rowId: string): Promise<void> {
  const answered = messageOfRow(state.messages, rowId)?.reply_to;
  const known = [...state.messages, ...state.quoted].find(({ id }) => id === answered);
  if (known?.seq != null) await goToMessage(known.seq);
}

/** One page further on, towards the newest. A failure leaves a way to ask again. */
export async function loadNewer(): Promise<void> {
  if (state.newer === 'loading' || state.newer === 'none') return;
  const isCurrent = scope.watch();
  const since = changes.watch();
  state.newer = 'loading';
  try {
    const { list, has_more } = await service.loadHistory(state.room, { after: lastSeqOf(state.messages) });
    if (!isCurrent() || state.newer !== 'loading') return;
    take(list, since());
    state.newer = newerAfter(has_more);
  } catch {
    if (isCurrent() && state.newer === 'loading') state.newer = 'failed';
  }
}

/** What was said while the history answered is not in its answer. */
const newerAfter = (hasMore: boolean) =>
  hasMore || state.newestHeard > lastSeqOf(state.messages) ? ('more' as const) : ('none' as const);

/** Back to the newest message from a part of the history. */
export async function goToLatest(): Promise<void> {
  keepUnsent();
  Object.assign(state, { older: 'loading', newer: 'none' });
  await loadLatest();
  goTo(null);
}

/** What is said now stands at the end: the list goes there from a part of the history. */
export function goToEnd(): void {
  if (state.newer !== 'none') void goToLatest();
}

/** S17: up to the first message that was unread when the room was entered. */
export async function goToFirstUnread(): Promise<void> {
  const { room, unread } = state;
  if (!unread) return;
  const isCurrent = scope.watch();
  try {
    const { list } = await service.loadHistory(room, { after: unread.after });
    const first = list.find(({ sender }) => sender.uid !== session.userBaseInfo?.uid) ?? list[0];
    if (isCurrent() && first) await goToMessage(first.seq);
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}
