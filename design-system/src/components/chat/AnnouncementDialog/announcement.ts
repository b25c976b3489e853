import type { ReactNode } from 'react';

/** A picture of an announcement. */
export interface NoticePicture {
  id: string;
  /** Its address; empty while it is not known. */
  url: string;
}

/** What staff tell the class (E08). */
export interface Announcement {
  id: string;
  /** As it was typed: lists, links and emphasis by the marks of Markdown. */
  text: string;
  /** At most 9 (D33). */
  pictures: readonly NoticePicture[];
  /** Nickname of who published it. */
  publisher: string;
  /** UTC ms. */
  publishedAt: number;
  /** Who changed it last, and when (UTC ms); left out while it is as it was published. */
  edited?: { by: string; at: number };
  /** Everyone must confirm that they have read it. */
  mustRead?: boolean;
  /** The reader has confirmed it. */
  isRead?: boolean;
  /** How many members have read it; for staff. */
  read?: { count: number; of: number };
}

/** What is written before it is published. */
export interface AnnouncementDraft {
  text: string;
  /** Chosen so far. */
  pictures: readonly NoticePicture[];
  mustRead: boolean;
}

/** Whether something would be lost if the draft were. @param changes the published one that is edited */
export function isNoticeChanged(draft: AnnouncementDraft, changes?: Announcement): boolean {
  const idsOf = (pictures: readonly NoticePicture[]) => pictures.map(({ id }) => id).join();
  return (
    draft.text !== (changes?.text ?? '') ||
    draft.mustRead !== (changes?.mustRead ?? false) ||
    idsOf(draft.pictures) !== idsOf(changes?.pictures ?? [])
  );
}

export type AnnouncementState =
  | { kind: 'closed' }
  /** `mayManage`: head teacher, lecturer and admin edit and delete (P06). `readers` for them: who has read it. */
  | {
      kind: 'reading';
      announcement: Announcement;
      mayManage?: boolean;
      /** It is pinned for all (E34). */
      isPinned?: boolean;
      readers?: ReactNode;
    }
  /**
   * `changes` is the published one that is edited. `reason` says why it could not be saved. `isLeaving`: the reader
   * went back in the browser, and is asked as by the cross.
   */
  | {
      kind: 'writing';
      draft: AnnouncementDraft;
      changes?: Announcement;
      isSaving?: boolean;
      isUploading?: boolean;
      isLeaving?: boolean;
      reason?: string;
    };

export interface AnnouncementDialogProps {
  state: AnnouncementState;
  /** Members who will be told. */
  memberCount: number;
  onClose: () => void;
  /** The reader confirms that they have read it. */
  onConfirmRead: (announcement: Announcement) => void;
  onEdit: (announcement: Announcement) => void;
  /** Pins it for all over the talk, or takes that off; without it that is not offered. */
  onPin?: (announcement: Announcement, isPinned: boolean) => void;
  /** Asked and confirmed. */
  onDelete: (announcement: Announcement) => void;
  onDraft: (draft: AnnouncementDraft) => void;
  /** Goes on writing after having gone back in the browser. */
  onStay: () => void;
  /** Most characters of the text. */
  limit: number;
  /** Pictures chosen; the owner uploads them and puts them into the draft. */
  onAddPictures: (files: readonly File[]) => void;
  /** Asked and confirmed. */
  onPublish: (draft: AnnouncementDraft) => void;
}
