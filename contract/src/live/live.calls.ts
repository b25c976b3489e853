/* The calls of this module by feature. A namespace, so that a script holds only the features it names. */
export { liveCalls as live } from './live-sessions/live.calls.ts';
export { streamingCalls as streaming } from './live-sessions/streaming.calls.ts';
export { replayCalls as replay } from './replay/replay.calls.ts';
export { giftCalls as gifts } from './gifts/gifts.calls.ts';
export { liveWishCalls as liveWishes } from './live-wishes/live-wishes.calls.ts';
export { bagCalls as bags } from './bags/bags.calls.ts';
export { voteCalls as votes } from './votes/votes.calls.ts';
export { moderationCalls as moderation } from './moderation/moderation.calls.ts';
export { anniversaryCalls as anniversary } from './anniversary/anniversary.calls.ts';
export { ticketCalls as tickets } from './tickets/tickets.calls.ts';
export { reportCalls as reports } from './reports/reports.calls.ts';
export { ironFanCalls as ironFans } from './iron-fans/iron-fans.calls.ts';
export { fanCalls as fans } from './fans/fans.calls.ts';
export { levelCalls as levels } from './levels/levels.calls.ts';
