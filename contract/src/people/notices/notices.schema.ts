import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import {
  contentCommentedNotice,
  contentHiddenNotice,
  contentLikedNotice,
  contentReportSettledNotice,
  contentReviewedNotice,
} from './content.notices.ts';

/** A notice, shown to the member until it is read. */
const told = {
  notice_id: z.string(),
  at: shanghaiTime(),
  at_ts: timestamp(),
  read: z.boolean(),
};

/** K26: beans that expire soon, as many as there were when it was written. */
export const expiryNotice = z.object({
  kind: z.literal('beans_expire'),
  /** In beans. */
  amount: z.number().int().positive(),
  /** The first moment at which they are worth nothing. */
  expires_ts: timestamp(),
});

/** D66: how a group purchase of mine ended. */
export const groupPurchaseNotice = z.object({
  kind: z.literal('group_purchase'),
  tuangou_id: z.string(),
  live_id: z.string(),
  /** Name of the product. */
  product: z.string(),
  /** `over`: too few had joined in time; nobody had paid. */
  state: z.enum(['reached', 'over']),
  /** UTC ms until which a place can be paid for; of one that was reached. */
  pay_until_ts: timestamp().optional(),
});

/** K09: what nobody claimed of a packet of mine came back. */
export const packetRefundNotice = z.object({
  kind: z.literal('packet_refund'),
  packet_id: z.string(),
  /** The class group it was for; null for a packet of a live session. */
  group_id: z.string().nullable(),
  /** In beans. */
  amount: z.number().int().positive(),
});

/** E08: staff of a class ask me to read an announcement. */
export const announcementReminderNotice = z.object({
  kind: z.literal('announcement_reminder'),
  group_id: z.string(),
  announcement_id: z.string(),
  /** Name of the group when it was written. */
  group: z.string(),
});

/** G191: the staff of a class have refused a mute that I proposed. */
export const muteRefusedNotice = z.object({
  kind: z.literal('mute_refused'),
  group_id: z.string(),
  /** Name of the group when it was written. */
  group: z.string(),
  /** Of whom it was proposed on. */
  nickname: z.string(),
  /** Why it was refused. */
  reason: z.string(),
});

/** N06: what was done against me, or against a channel I run, or that it is over. */
export const moderationNotice = z.object({
  kind: z.literal('moderation'),
  action_id: z.string(),
  act: z.enum(['warn', 'ban', 'freeze', 'block']),
  /** `channel`: against whoever broadcasts there. */
  scope: z.enum(['viewer', 'channel']),
  /** `over`: lifted, or its time was up. */
  state: z.enum(['begun', 'over']),
  live_id: z.string(),
  /** Name of the channel when it was written. */
  channel: z.string(),
  reason: z.string(),
  /** UTC ms; null: until somebody ends it. */
  until: z.number().int().nullable(),
});

/** E26: a live session that I have an appointment for begins soon, or is on air. */
export const liveReminderNotice = z.object({
  kind: z.literal('live_reminder'),
  live_id: z.string(),
  /** Its name when it was written. */
  live: z.string(),
  moment: z.enum(['soon', 'started']),
  /** When it is to begin, UTC ms. */
  start_ts: timestamp(),
});

/** G209: how a report of mine ended (C004). */
export const reportSettledNotice = z.object({
  kind: z.literal('report_settled'),
  report_id: z.string(),
  live_id: z.string(),
  /** Name of the live session when it was reported. */
  live: z.string(),
  outcome: z.enum(['acted', 'dismissed']),
  /** What the staff say about it. */
  note: z.string(),
});

/** S49: the beans of a ticket of mine came back. */
export const ticketRefundNotice = z.object({
  kind: z.literal('ticket_refund'),
  live_id: z.string(),
  /** Name of the live session when it was written. */
  live: z.string(),
  /** `not_begun`: it was called off, or had not begun a day after its hour. */
  outcome: z.enum(['stopped', 'not_begun']),
  /** In beans. */
  amount: z.number().int().positive(),
});

/** T12: a step of an iron-fan membership of mine. */
export const ironFanNotice = z.object({
  kind: z.literal('iron_fan'),
  /**
   * `expires_soon`: 7 days are left, nothing is charged; `charge_soon`: the same, and `at` says when `coins` are charged;
   * `charge_failed`: it is tried again `at`.
   */
  step: z.enum([
    'joined',
    'renewed',
    'charged',
    'charge_soon',
    'charge_failed',
    'expires_soon',
    'expired',
    'cancelled',
    'changed',
    'extended',
  ]),
  channel_id: z.string(),
  /** Name of the channel when it was written. */
  channel: z.string(),
  /** The end of the paid time, UTC ms. */
  expires_ts: timestamp(),
  /** In coins: what was charged, or will be; null where it is not about a charge. */
  coins: timestamp().nullable(),
  /** Of a charge to come, UTC ms. */
  at_ts: timestamp().nullable(),
  /** Why the staff extended it; empty else. */
  reason: z.string(),
});

/** T10: my badge in a fan club lights no more by itself, since the bean for it is missing. */
export const fanLightOffNotice = z.object({
  kind: z.literal('fan_light_off'),
  channel_id: z.string(),
  /** Name of the channel when it was written. */
  channel: z.string(),
});

/** G483: feedback of mine was answered. */
export const feedbackAnsweredNotice = z.object({
  kind: z.literal('feedback_answered'),
  feedback_id: z.string(),
  /** What the staff say. */
  answer: z.string(),
});

/** The content of a notice, by kind. */
export const noticeBody = z.discriminatedUnion('kind', [
  expiryNotice,
  groupPurchaseNotice,
  packetRefundNotice,
  announcementReminderNotice,
  muteRefusedNotice,
  moderationNotice,
  liveReminderNotice,
  reportSettledNotice,
  ticketRefundNotice,
  ironFanNotice,
  fanLightOffNotice,
  contentReviewedNotice,
  contentHiddenNotice,
  contentCommentedNotice,
  contentLikedNotice,
  contentReportSettledNotice,
  feedbackAnsweredNotice,
]);
export type NoticeBody = z.infer<typeof noticeBody>;

export const notice = z.object({ ...told, body: noticeBody });
export type Notice = z.infer<typeof notice>;

/** What the list can be narrowed to. */
export const noticeTabs = ['all', 'money'] as const;
export const noticeTab = z.enum(noticeTabs);
export type NoticeTab = z.infer<typeof noticeTab>;
