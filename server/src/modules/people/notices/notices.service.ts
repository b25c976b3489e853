import type { CallAnswer, CallRequest, NoticeBody, NoticeTab, calls } from '@goldbean/contract';
import { shanghaiTime, type Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { LiveReminderSubject, NotificationRequest } from './notices.ports.ts';
import {
  countUnread,
  findNotices,
  insertNotices,
  markRead,
  markRemindersRead,
} from './notices.repository.ts';

type NoticesRequest<Name extends keyof typeof calls.notices> = CallRequest<(typeof calls.notices)[Name]>;
type NoticesAnswer<Name extends keyof typeof calls.notices> = CallAnswer<(typeof calls.notices)[Name]>;

/** The kinds of notices of each tab. */
const kindsOf: Readonly<Record<NoticeTab, readonly NoticeBody['kind'][]>> = {
  all: [
    'beans_expire',
    'group_purchase',
    'packet_refund',
    'announcement_reminder',
    'mute_refused',
    'moderation',
    'live_reminder',
    'report_settled',
    'ticket_refund',
    'iron_fan',
    'fan_light_off',
    'content_reviewed',
    'content_hidden',
    'content_commented',
    'content_liked',
    'content_report_settled',
    'feedback_answered',
  ],
  money: ['beans_expire', 'packet_refund', 'ticket_refund', 'iron_fan', 'fan_light_off'],
};

/** Notices to members: stored, and shown until they are read. */
export function createNotices(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
}) {
  const { database, clock, ids } = deps;
  const { reader } = database;
  return {
    /** Stores notifications in the caller's transaction. */
    async notify(tx: Tx, notifications: readonly NotificationRequest[]): Promise<void> {
      const created_at = clock.now();
      await insertNotices(
        tx,
        notifications.map((notice) => ({ ...notice, notice_id: ids.next(), created_at })),
      );
    },

    /** Marks unread reminders of a live session as read, in the caller's transaction. */
    outdateReminders: (tx: Tx, subject: LiveReminderSubject): Promise<void> =>
      markRemindersRead(tx, subject, clock.now()),

    /** G016. */
    async list(
      uid: string,
      { tab, page, page_size }: NoticesRequest<'list'>,
    ): Promise<NoticesAnswer<'list'>> {
      const { total, list } = await findNotices(reader, { uid, kinds: kindsOf[tab], page, page_size });
      return {
        list: list.map(({ notice_id, body, created_at, read_at }) => ({
          notice_id,
          at: shanghaiTime(created_at),
          at_ts: created_at,
          read: read_at !== null,
          body,
        })),
        total,
        page,
        page_size,
        unread: await countUnread(reader, uid),
      };
    },

    /** G017. Notices of other members are ignored; a repeat changes nothing. */
    read: (uid: string, { ids: some, all }: NoticesRequest<'read'>): Promise<NoticesAnswer<'read'>> =>
      database.transaction(async (tx) => {
        await markRead(tx, uid, all ? null : some, clock.now());
        return { unread: await countUnread(tx, uid) };
      }),
  };
}
export type Notices = ReturnType<typeof createNotices>;
