import type { ClassAnnouncement } from '@goldbean/contract/talk';
import type { Announcement, AnnouncementDraft } from '@goldbean/design-system/chat';
import type { SentOn, Writing } from './announcements.state.ts';

/** Addresses of private files, by id; a file whose address is not known is missing. */
type Addresses = Readonly<Record<string, string>>;

const picturesOf = (fileIds: readonly string[], addresses: Addresses) =>
  fileIds.map((id) => ({ id, url: addresses[id] ?? '' }));

/** An announcement as it is drawn. */
export const viewOf = (
  {
    id,
    content,
    pics,
    author,
    created_ts,
    editor,
    edited_ts,
    must_read,
    is_read,
    read,
  }: ReadonlyAnnouncement,
  addresses: Addresses,
): Announcement => ({
  id,
  text: content,
  pictures: picturesOf(pics, addresses),
  publisher: author.nickname,
  publishedAt: created_ts,
  mustRead: must_read,
  isRead: is_read,
  ...(editor && edited_ts !== null && { edited: { by: editor.nickname, at: edited_ts } }),
  ...(read && { read }),
});

/** One that was sent on: read where it was sent, and confirmed by nobody there. */
export const sentOnView = ({ id, content, pics, by, at }: SentOn, addresses: Addresses): Announcement => ({
  id,
  text: content,
  pictures: picturesOf(pics, addresses),
  publisher: by,
  publishedAt: at,
});

/** As a snapshot of the state gives it. */
export type ReadonlyAnnouncement = Readonly<Omit<ClassAnnouncement, 'pics'>> & {
  readonly pics: readonly string[];
};

export const draftOf = (
  {
    text,
    pictures,
    mustRead,
  }: Readonly<Pick<Writing, 'text' | 'mustRead'>> & { readonly pictures: readonly string[] },
  addresses: Addresses,
): AnnouncementDraft => ({ text, pictures: picturesOf(pictures, addresses), mustRead });
