import { announcementContent, announcementLimits } from '@goldbean/contract/talk';
import { asApiError, newRequestId } from '../../../shared/api/index.ts';
import { fileAddresses } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { refreshAnnouncements } from './announcements.actions.ts';
import * as service from './announcements.service.ts';
import { announcementsState as state, type Writing } from './announcements.state.ts';

/** Sends a picture for an announcement. @returns its file id @throws ApiError `file.*` */
export type SendAnnouncementPicture = (file: File) => Promise<string>;

const begin = (given: Pick<Writing, 'text' | 'pictures' | 'mustRead' | 'changes'>): void => {
  state.reading = null;
  state.writing = {
    ...given,
    isSaving: false,
    isUploading: false,
    failure: '',
    requestId: newRequestId(),
  };
};

export const beginWriting = (): void => begin({ text: '', pictures: [], mustRead: false, changes: null });

/** Edits the one that is open. */
export function beginEditing(): void {
  const { reading } = state;
  if (!reading) return;
  const { content: text, pics, must_read: mustRead } = reading;
  begin({ text, pictures: [...pics], mustRead, changes: reading });
}

/** What is written goes; pictures that were sent for it the server throws away by itself. */
export function endWriting(): void {
  state.writing = null;
}

/** Another text is another intent: what failed before must not answer for it. */
export function changeDraft(draft: Pick<Writing, 'text' | 'pictures' | 'mustRead'>): void {
  if (state.writing) Object.assign(state.writing, { ...draft, failure: '', requestId: newRequestId() });
}

/** Sends pictures one after the other and puts them into the draft, as many as there is room for (D33). */
export async function addPictures(files: readonly File[], send: SendAnnouncementPicture): Promise<void> {
  const { writing } = state;
  if (!writing || writing.isUploading) return;
  // Another draft, or none, has begun meanwhile.
  const isOver = () => state.writing !== writing;
  writing.isUploading = true;
  try {
    for (const file of files) {
      if (writing.pictures.length >= announcementLimits.announcementPictures) break;
      const id = await send(file);
      if (isOver()) return;
      fileAddresses.need([id]);
      changeDraft({ ...writing, pictures: [...writing.pictures, id] });
    }
  } catch (error) {
    if (!isOver()) notifyError(error);
  } finally {
    writing.isUploading = false;
  }
}

/** G081: publishes it, or saves what was changed; a failure loses nothing of what is written. */
export async function saveAnnouncement(): Promise<void> {
  const { writing } = state;
  if (!writing || writing.isSaving || writing.isUploading) return;
  const { text, pictures, mustRead, changes, requestId } = writing;
  const content = announcementContent.safeParse(text);
  if (!content.success) {
    writing.failure = content.error.issues[0]?.message ?? 'announcement.empty';
    return;
  }
  writing.isSaving = true;
  try {
    await service.save({
      group_id: state.groupId,
      content: content.data,
      pics: [...pictures],
      must_read: mustRead,
      request_id: requestId,
      ...(changes && { id: changes.id, version: changes.version }),
    });
    if (state.writing !== writing) return;
    endWriting();
    refreshAnnouncements();
  } catch (error) {
    writing.failure = asApiError(error).msgKey;
  } finally {
    writing.isSaving = false;
  }
}
