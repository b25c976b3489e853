import { marksEvents, messagingLimits, roomEvents, type PinScope } from '@goldbean/contract/talk';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './marks.service.ts';
import { emptyMarks, marksState as state } from './marks.state.ts';

/** What the feature needs of the messages on screen, which are another's. */
export interface MarksNeeds {
  /** Id of the message that a row shows. */
  readonly idOf: (rowId: string) => string | undefined;
  /** These messages are deleted for me. */
  readonly onDeleted: (ids: readonly string[]) => void;
}

const scope = createRequestScope();
/** A newer question replaces an older one, whose answer may come later. */
const loading = createRequestScope();
let room = '';
let needs: MarksNeeds | undefined;

/** Shows what is marked in a room, and hears when it changes. @returns stops it */
export function openMarks(opened: string, wanted: MarksNeeds): () => void {
  const isCurrent = scope.begin();
  room = opened;
  needs = wanted;
  Object.assign(state, emptyMarks());
  void reloadMarks();
  const again = () => void reloadMarks();
  const stopPins = connection.onRoom(room, marksEvents, { pin: again });
  // A pin goes with its message, and says what that says.
  const stopRooms = connection.onRoom(room, roomEvents, {
    recall: again,
    block: again,
    revise: again,
    amend: again,
  });
  return () => {
    stopPins();
    stopRooms();
    if (!isCurrent()) return;
    scope.end();
    Object.assign(state, emptyMarks());
  };
}

/** G185, also when events were lost. Without an answer what is known stays. */
export async function reloadMarks(): Promise<void> {
  const isCurrent = scope.watch();
  const isLatest = loading.begin();
  try {
    const { pins, favourites } = await service.loadMarks(room);
    if (isCurrent() && isLatest()) Object.assign(state, { pins, favourites });
  } catch {
    // In the background: the next event or connection asks again.
  }
}

/** Runs a member's action; a refusal is told. @returns whether it was done, and its page is still there */
async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  const isCurrent = scope.watch();
  try {
    await action();
    return isCurrent();
  } catch (error) {
    if (isCurrent()) notifyError(error);
    return false;
  }
}

/** E34, P09: pins a message or takes the pin off, in a scope. */
export async function setPin(id: string, pinScope: PinScope, on: boolean): Promise<void> {
  const isCurrent = scope.watch();
  await attempt(async () => {
    const pins = await service.pin(room, id, pinScope, on);
    if (isCurrent()) state.pins = [...pins];
  });
}

/** E36: puts messages among my favourites, or removes them. @returns whether it was done */
export async function setFavourite(ids: readonly string[], on: boolean): Promise<boolean> {
  if (!(await attempt(() => service.favourite(room, ids, on)))) return false;
  const others = state.favourites.filter((id) => !ids.includes(id));
  state.favourites = on ? [...ids, ...others] : others;
  return true;
}

/** E36: shows a hidden message again. */
export const unblock = (id: string): Promise<boolean> => attempt(() => service.block(room, id, false));

/** E36: hides the message that was asked about. @returns whether it was done */
export async function blockAsked(reason: string): Promise<boolean> {
  const { toBlock } = state;
  if (toBlock === null || !(await attempt(() => service.block(room, toBlock, true, reason)))) return false;
  state.toBlock = null;
  return true;
}

/** P09: deletes the message that was asked about, for me. */
export async function deleteAsked(): Promise<void> {
  const { toDelete } = state;
  state.toDelete = null;
  if (toDelete === null) return;
  await attempt(async () => {
    const { done } = await service.deleteForMe(room, [toDelete]);
    needs?.onDeleted(done);
  });
}

/** Begins to select, with this row. */
export function beginSelecting(rowId: string): void {
  Object.assign(state, { selected: [rowId], deleting: { kind: 'none' } });
}

export function endSelecting(): void {
  Object.assign(state, { selected: null, deleting: { kind: 'none' } });
}

/** V11, K02: never more than 50. */
export function toggleSelected(rowId: string): void {
  const { selected } = state;
  if (!selected) return;
  if (selected.includes(rowId)) state.selected = selected.filter((one) => one !== rowId);
  else if (selected.length < messagingLimits.selectionMax) state.selected = [...selected, rowId];
  state.deleting = { kind: 'none' };
}

const selectedIds = (): string[] => (state.selected ?? []).flatMap((rowId) => needs?.idOf(rowId) ?? []);

/** Keeps the selected messages, and ends selecting. @returns whether it was done */
export async function favouriteSelected(): Promise<boolean> {
  const done = await setFavourite(selectedIds(), true);
  if (done) endSelecting();
  return done;
}

/** P09, M18: deletes the selected messages for me; those that could not be stay selected. */
export async function deleteSelected(): Promise<void> {
  const isCurrent = scope.watch();
  state.deleting = { kind: 'under way' };
  try {
    const { done, failed } = await service.deleteForMe(room, selectedIds());
    if (!isCurrent()) return;
    const left = (state.selected ?? []).filter((rowId) => failed.includes(needs?.idOf(rowId) ?? ''));
    needs?.onDeleted(done);
    if (failed.length === 0) return endSelecting();
    Object.assign(state, { selected: left, deleting: { kind: 'failed', left: failed.length } });
  } catch {
    if (isCurrent()) state.deleting = { kind: 'failed', left: 0 };
  }
}
