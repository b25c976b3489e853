import type { NoticeBody } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';

/** A notification for one member. */
export interface NotificationRequest {
  readonly uid: string;
  readonly body: NoticeBody;
}

/** What other features need of notifications. */
export interface Notifier {
  /** Sends notifications in the caller's transaction. The caller makes sure that each is sent once. */
  notify(tx: Tx, notifications: readonly NotificationRequest[]): Promise<void>;
}

/** What reminders of a live session are about. */
export interface LiveReminderSubject {
  readonly live_id: string;
  /** Left out: whatever was announced of it. */
  readonly moment?: 'soon' | 'started';
}

/** What live sessions need of notifications. */
export interface LiveNotifier extends Notifier {
  /** Marks unread reminders of a live session as read: what they announce has passed. In the caller's transaction. */
  outdateReminders(tx: Tx, subject: LiveReminderSubject): Promise<void>;
}
