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
