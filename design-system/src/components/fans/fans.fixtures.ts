import { market, places } from '../../stories/index.ts';
import type { FanClubView, FanMember } from './fan-club.ts';

/** The clock of all fan stories: 21 November 2026, 10:30 in Shanghai. */
export const now = Date.UTC(2026, 10, 21, 2, 30);
export const hour = 3_600_000;
export const day = 24 * hour;

/** A club with five levels, two of them unlocked. */
export const club: FanClubView = {
  name: places.linValue,
  medal: market.medalSteady,
  members: 3_280,
  levels: [
    { level: 1, closeness: 0, benefits: [market.fanMedal], isUnlocked: true },
    { level: 5, closeness: 500, benefits: [market.giftFans, market.fanColour], isUnlocked: true },
    { level: 10, closeness: 2_000, benefits: [market.askFirst], isUnlocked: false },
    { level: 20, closeness: 10_000, benefits: [market.fanBag, market.ironRight], isUnlocked: false },
    { level: 30, closeness: 50_000, benefits: [market.seat], isUnlocked: false },
  ],
};

export const member: FanMember = {
  level: 10,
  closeness: 2_460,
  next: 3_000,
  isLit: true,
  litUntil: now + 2 * day,
  isAutoLight: true,
};

export const tasks = [
  { id: 'watch', name: market.watchTen, done: 2, target: 3, reward: 20 },
  { id: 'chat', name: market.sendFive, done: 5, target: 5, reward: 5 },
  { id: 'gift', name: market.sendGift, done: 0, target: 1, reward: 100 },
  { id: 'like', name: market.likeHundred, done: 64, target: 100, reward: 1 },
] as const;
