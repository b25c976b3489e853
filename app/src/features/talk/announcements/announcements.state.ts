import type { ClassAnnouncement } from '@goldbean/contract/talk';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Readers } from './announcements.service.ts';

/** An announcement that is being written or edited. */
export interface Writing {
  text: string;
  /** File ids. */
  pictures: string[];
  mustRead: boolean;
  /** The published one that is edited. */
  changes: ClassAnnouncement | null;
  isSaving: boolean;
  /** Pictures are on their way. */
  isUploading: boolean;
  /** Why it could not be saved: a `msg_key`, or empty. */
  failure: string;
  /** The same for every try to save it. */
  requestId: string;
}

/** What a card in a talk says of an announcement that is not one of the class on screen: it was sent on. */
export interface SentOn {
  readonly id: string;
  readonly content: string;
  /** File ids. */
  readonly pics: readonly string[];
  /** Nickname of who sent it on, and when, UTC ms. */
  readonly by: string;
  readonly at: number;
}

export interface AnnouncementsState {
  groupId: string;
  rows: Pages<ClassAnnouncement>;
  /** What I have to read first, or null. */
  waiting: ClassAnnouncement | null;
  mayManage: boolean;
  /** Id and version of the one whose bar I have put away; empty while there is none. */
  hidden: string;
  reading: ClassAnnouncement | null;
  /** Those who have not read the one that is open are being reminded. */
  isReminding: boolean;
  /** Who has read the one that is open; for staff. */
  readers: { shown: 'read' | 'unread'; rows: Feed<Readers['list'][number]> };
  writing: Writing | null;
  /** The one that was sent on and is open. */
  sentOn: SentOn | null;
}

export const emptyAnnouncements = (): AnnouncementsState => ({
  groupId: '',
  rows: emptyPages(),
  waiting: null,
  mayManage: false,
  hidden: '',
  reading: null,
  isReminding: false,
  readers: { shown: 'read', rows: emptyFeed() },
  writing: null,
  sentOn: null,
});

/** The announcements of the class that is open; read with `useSnapshot`. */
export const announcementsState = memberState<AnnouncementsState>(emptyAnnouncements);
