/** What staff tell the class (E08). */
export interface Announcement {
  id: string;
  text: string;
  /** Addresses of at most 9 pictures (D33). */
  pictures: readonly string[];
  /** Nickname of who published it. */
  publisher: string;
  /** UTC ms. */
  publishedAt: number;
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
  /** Addresses of the pictures chosen so far. */
  pictures: readonly string[];
  mustRead: boolean;
}

export type AnnouncementState =
  | { kind: 'closed' }
  /** `mayManage`: head teacher, lecturer and admin edit and delete (P06). */
  | { kind: 'reading'; announcement: Announcement; mayManage?: boolean }
  /** `changes` is the published one that is edited. `reason` says why it could not be saved. */
  | {
      kind: 'writing';
      draft: AnnouncementDraft;
      changes?: Announcement;
      isSaving?: boolean;
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
  /** Asked and confirmed. */
  onDelete: (announcement: Announcement) => void;
  onDraft: (draft: AnnouncementDraft) => void;
  /** Pictures chosen; the owner uploads them and puts their addresses into the draft. */
  onAddPictures: (files: readonly File[]) => void;
  /** Asked and confirmed. */
  onPublish: (draft: AnnouncementDraft) => void;
}
