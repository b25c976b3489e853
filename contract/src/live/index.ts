/* The door of live: live sessions for viewers and for those who run them, gifts, and order in the room. */
import { joinModules } from '../join-modules.ts';
import { liveErrors } from './live-sessions/live.errors.ts';
import { barrageErrors, giftErrors } from './gifts/gifts.errors.ts';
import { liveWishErrors } from './live-wishes/live-wishes.errors.ts';
import { liveLimits } from './live-sessions/live.limits.ts';
import { giftLimits } from './gifts/gifts.limits.ts';
import { liveWishLimits } from './live-wishes/live-wishes.limits.ts';
import { replayErrors } from './replay/replay.errors.ts';
import { replayLimits } from './replay/replay.limits.ts';
import { bagErrors } from './bags/bags.errors.ts';
import { bagLimits } from './bags/bags.limits.ts';
import { voteErrors } from './votes/votes.errors.ts';
import { voteLimits } from './votes/votes.limits.ts';
import { moderationErrors } from './moderation/moderation.errors.ts';
import { moderationLimits } from './moderation/moderation.limits.ts';
import { anniversaryErrors } from './anniversary/anniversary.errors.ts';
import { ticketErrors } from './tickets/tickets.errors.ts';
import { ticketLimits } from './tickets/tickets.limits.ts';
import { reportLimits } from './reports/reports.limits.ts';
import { ironFanErrors } from './iron-fans/iron-fans.errors.ts';
import { ironFanLimits } from './iron-fans/iron-fans.limits.ts';
import { fanErrors } from './fans/fans.errors.ts';
import { fanLimits } from './fans/fans.limits.ts';
import { levelErrors } from './levels/levels.errors.ts';

export * from './live-sessions/live.events.ts';
export * from './live-sessions/live.schema.ts';
export * from './gifts/gifts.schema.ts';
export * from './live-wishes/live-wishes.schema.ts';
export * from './replay/replay.schema.ts';
export * from './live-sessions/live.limits.ts';
export * from './replay/replay.limits.ts';
export * from './gifts/gifts.limits.ts';
export * from './live-wishes/live-wishes.limits.ts';
export * from './bags/bags.events.ts';
export * from './bags/bags.schema.ts';
export * from './bags/bags.limits.ts';
export * from './bags/draw.ts';
export * from './votes/votes.schema.ts';
export * from './votes/votes.limits.ts';
export * from './moderation/moderation.events.ts';
export * from './moderation/moderation.schema.ts';
export * from './moderation/moderation.limits.ts';
export * from './moderation/moderation.rights.ts';
export * from './anniversary/anniversary.schema.ts';
export * from './tickets/tickets.schema.ts';
export * from './tickets/tickets.limits.ts';
export * from './reports/reports.schema.ts';
export * from './reports/reports.limits.ts';
export * from './iron-fans/iron-fans.schema.ts';
export * from './iron-fans/iron-fans.prices.ts';
export * from './iron-fans/iron-fans.limits.ts';
export * from './fans/fans.schema.ts';
export * from './fans/fans.limits.ts';
export * from './levels/levels.schema.ts';

/** Every call of this module, by feature and verb. */
export * as calls from './live.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = joinModules(
  liveErrors,
  barrageErrors,
  giftErrors,
  liveWishErrors,
  replayErrors,
  bagErrors,
  voteErrors,
  moderationErrors,
  ticketErrors,
  anniversaryErrors,
  ironFanErrors,
  fanErrors,
  levelErrors,
);

/** Every limit of this module, by name. */
export const limits = joinModules(
  liveLimits,
  giftLimits,
  liveWishLimits,
  replayLimits,
  bagLimits,
  voteLimits,
  moderationLimits,
  ticketLimits,
  reportLimits,
  ironFanLimits,
  fanLimits,
);
