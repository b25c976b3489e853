import { announcementEvents, type ClassAnnouncement } from '@goldbean/contract/talk';
import { ApiError, asApiError, newRequestId } from '../../../shared/api/index.ts';
import { codes } from '@goldbean/contract/shared';
import { fileAddresses } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './announcements.service.ts';
import { announcementsState as state, emptyAnnouncements, type SentOn } from './announcements.state.ts';
import { loadReaders } from './readers.actions.ts';

const scope = createRequestScope();

const pages = createPages({
  state: () => state.rows,
  load: (page) => service.list(state.groupId, page),
  keyOf: ({ id }) => id,
  onPage({ list, may_manage, waiting }) {
    state.mayManage = may_manage;
    state.waiting = waiting;
    fileAddresses.need(list.flatMap(({ pics }) => pics));
  },
  onMoreFailed: notifyError,
});

/** A class comes on screen: loads its announcements and hears of new ones. @returns when it goes */
export function openAnnouncements(room: string, groupId: string): () => void {
  scope.begin();
  Object.assign(state, emptyAnnouncements(), { groupId });
  void pages.open();
  const stop = connection.onRoom(room, announcementEvents, {
    announcement: ({ id }) => void refresh(id),
    announcement_reminder: ({ id }) => void hearReminder(id),
    // Only staff see how many have read it.
    announcement_read: ({ id }) => void (state.mayManage && refreshOne(id)),
  });
  return () => {
    stop();
    scope.end();
    pages.close();
    Object.assign(state, emptyAnnouncements());
  };
}

/** Frames are lost for good: what is shown may be old. */
export const refreshAnnouncements = (): void => void pages.open();
export const retryAnnouncements = pages.open;
export const moreAnnouncements = pages.more;

/** An announcement was published, changed or deleted: the list may begin with another one. */
async function refresh(id: string): Promise<void> {
  await Promise.all([pages.open(), state.reading?.id === id && refreshOne(id)]);
}

/** What is shown of one announcement is asked for anew, in the background. */
async function refreshOne(id: string): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const found = await service.find(state.groupId, id);
    if (!isCurrent()) return;
    if (found) state.rows.list = state.rows.list.map((row) => (row.id === id ? found : row));
    if (state.reading?.id === id) show(found ?? null);
  } catch {
    // Asked again with the next event, or the next look at the list.
  }
}

/** E08: the bar of what I have not read comes back, though I had put it away. */
async function hearReminder(id: string): Promise<void> {
  const isCurrent = scope.watch();
  await refresh(id);
  if (isCurrent() && state.waiting?.id === id) state.hidden = '';
}

function show(announcement: ClassAnnouncement | null): void {
  state.reading = announcement;
  if (!announcement) return;
  fileAddresses.need(announcement.pics);
  if (state.mayManage) void loadReaders();
}

/**
 * Opens an announcement to read, such as one whose card in the talk was pressed.
 * @param sentOn what the card says: shown where the class on screen has no such announcement, or where there is no class
 */
export async function openAnnouncement(id: string, sentOn?: SentOn): Promise<void> {
  if (sentOn && state.groupId === '') return showSentOn(sentOn);
  const isCurrent = scope.watch();
  try {
    const found = await service.find(state.groupId, id);
    if (!isCurrent()) return;
    if (!found && sentOn) return showSentOn(sentOn);
    if (!found) throw new ApiError({ code: codes.missing, msgKey: 'announcement.missing' });
    show(found);
    // One that need not be confirmed is read by being opened.
    if (!found.must_read && !found.is_read) await service.confirmRead(id, found.version);
    if (isCurrent() && !found.must_read && !found.is_read) void pages.open();
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}

function showSentOn(sentOn: SentOn): void {
  state.sentOn = sentOn;
  fileAddresses.need(sentOn.pics);
}

export function closeSentOn(): void {
  state.sentOn = null;
}

export function closeAnnouncement(): void {
  state.reading = null;
}

/** E08: I have read it. One that was edited meanwhile is shown as it is now. */
export async function confirmAnnouncement(): Promise<void> {
  const { reading } = state;
  if (!reading) return;
  const isCurrent = scope.watch();
  try {
    await service.confirmRead(reading.id, reading.version);
    if (!isCurrent()) return;
    closeAnnouncement();
    void pages.open();
  } catch (error) {
    if (!isCurrent()) return;
    notifyError(error);
    if (asApiError(error).msgKey === 'announcement.missing') closeAnnouncement();
    void refresh(reading.id);
  }
}

/** P06: deletes the one that is open, asked and confirmed. */
export async function deleteAnnouncement(): Promise<void> {
  const { reading } = state;
  if (!reading) return;
  const isCurrent = scope.watch();
  try {
    await service.remove(reading.id, newRequestId());
  } catch (error) {
    // Somebody else of the staff has deleted it: that is what was wanted.
    if (asApiError(error).msgKey !== 'announcement.missing') {
      if (isCurrent()) notifyError(error);
      return;
    }
  }
  if (!isCurrent()) return;
  closeAnnouncement();
  void pages.open();
}

/** Puts the bar away until there is something else to read. */
export function hideBar(): void {
  if (state.waiting) state.hidden = nameOf(state.waiting);
}

/** Names a version of an announcement. */
export const nameOf = ({ id, version }: Pick<ClassAnnouncement, 'id' | 'version'>): string =>
  `${id} ${version}`;
