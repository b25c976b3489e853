import { inboxEvents, inboxRoom, type InboxLine } from '@goldbean/contract/talk';
import { subscribeKey } from 'valtio/vanilla/utils';
import { notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './groups.service.ts';
import { emptyGroups, entryOf, groupsState as state, inOrder } from './groups.state.ts';
import { follow, listed } from './lines.ts';
import { finishReading, forgetReading, keepUnread, readShown } from './reading.actions.ts';

const joinAgainMs = 5_000;

/** The connection on which the inbox is heard. */
const hearing = createRequestScope();
/** Anew with every question, so that an older answer does not stand over a newer one. */
const asked = createRequestScope();
/** What the inbox said while the list was asked for: it may be newer than the answer. Null when nothing is asked. */
let meanwhile: InboxLine[] | null = null;
let joinTimer: ReturnType<typeof setTimeout> | undefined;

/** What the list needs from others. */
export interface GroupsNeeds {
  /** E08: staff of one of the groups remind its members of an announcement. */
  readonly onReminded: () => void;
}

/**
 * T17: hears the inbox of the member from the first page on, whichever page that is: all their groups by one
 * subscription. With every new connection the server's list is taken anew.
 */
export function startGroups({ onReminded }: GroupsNeeds): void {
  connection.onConnect(() => void hearInbox());
  connection.onRoom(inboxRoom, inboxEvents, {
    inbox_lines: ({ lines }) => takeLines(lines),
    inbox_entered: () => void refreshGroups(),
    inbox_left: ({ room }) => {
      state.list = state.list.filter(({ group }) => group.room !== room);
    },
    inbox_choice: ({ room, muted, pinned }) => {
      const entry = entryOf(room);
      if (entry) Object.assign(entry, { muted, pinned });
      state.list.sort(inOrder);
    },
    inbox_marked: ({ room }) => keepUnread(room),
    inbox_reminder: onReminded,
  });
  subscribeKey(session, 'token', forgetGroups);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readShown();
    else finishReading();
  });
}

/** Another member, or none: nothing of the one before may be seen. */
function forgetGroups(): void {
  hearing.end();
  asked.end();
  clearTimeout(joinTimer);
  forgetReading();
  meanwhile = null;
  Object.assign(state, emptyGroups(), { shown: state.shown });
}

/** C113, then the list: what happens in between is in both. A join that fails is tried again while the connection holds. */
async function hearInbox(): Promise<void> {
  const isCurrent = hearing.begin();
  clearTimeout(joinTimer);
  try {
    await service.joinInbox();
  } catch {
    if (isCurrent()) joinTimer = setTimeout(() => void hearInbox(), joinAgainMs);
  }
  if (isCurrent()) await refreshGroups();
}

/** G068. Runs in the background too; a list that is there stays when the new one cannot be had. */
export async function refreshGroups(): Promise<void> {
  if (session.token === '') return;
  const isCurrent = asked.begin();
  meanwhile = [];
  if (state.phase === 'failed') state.phase = 'loading';
  try {
    const list = await service.listGroups();
    if (!isCurrent()) return;
    const newer = meanwhile;
    meanwhile = null;
    Object.assign(state, { list: list.map(listed), phase: 'ready' });
    takeLines(newer);
    readShown();
  } catch {
    if (!isCurrent()) return;
    meanwhile = null;
    if (state.phase === 'loading') state.phase = 'failed';
  }
}

function takeLines(lines: readonly InboxLine[]): void {
  meanwhile?.push(...lines);
  for (const line of lines) {
    const entry = entryOf(line.room);
    if (entry) follow(entry, line);
  }
  state.list.sort(inOrder);
  readShown();
}

/** G177: no signs for new messages, or on top of the list. A refusal is told, and nothing changes. */
export async function chooseFor(groupId: string, choice: service.GroupChoiceInput): Promise<void> {
  try {
    const chosen = await service.choose(groupId, choice);
    const entry = state.list.find(({ group }) => group.group_id === groupId);
    if (entry) Object.assign(entry, chosen);
    state.list.sort(inOrder);
  } catch (error) {
    notifyError(error);
  }
}
