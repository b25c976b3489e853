/*
 * Limits that a form states and the server checks, and how a length is counted. Nothing here needs zod, so that the design
 * system may know them: it takes a number from here in place of repeating it.
 */
export { commentLimits } from './content/comments/comments.limits.ts';
export { contentReportLimits } from './content/content-reports/content-reports.limits.ts';
export { postLimits } from './content/posts/posts.limits.ts';
export { fanLimits } from './live/fans/fans.limits.ts';
export { giftLimits } from './live/gifts/gifts.limits.ts';
export { ironFanLimits } from './live/iron-fans/iron-fans.limits.ts';
export { liveLimits } from './live/live-sessions/live.limits.ts';
export { replayLimits } from './live/replay/replay.limits.ts';
export { reportLimits } from './live/reports/reports.limits.ts';
export { packetLimits } from './money/red-packets/red-packets.limits.ts';
export { writtenCharacters } from './shared/characters.ts';
export { fileLimits } from './people/files/files.limits.ts';
export { sharedLimits } from './shared/limits.ts';
export { feedbackLimits } from './staff/feedback/feedback.limits.ts';
export { announcementLimits } from './talk/announcements/announcements.limits.ts';
export { forwardingLimits } from './talk/forwarding/forwarding.limits.ts';
export { groupLimits } from './talk/groups/groups.limits.ts';
export { messagingLimits } from './talk/messaging/messaging.limits.ts';
export { wishLimits } from './wishes/wishes/wishes.limits.ts';
