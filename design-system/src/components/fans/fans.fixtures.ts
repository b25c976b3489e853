import type { FanClub, FanMember } from './fan-club.ts';

/** The clock of all fan stories: 21 November 2026, 10:30 in Shanghai. */
export const now = Date.UTC(2026, 10, 21, 2, 30);
export const hour = 3_600_000;
export const day = 24 * hour;

/** A club with five levels, two of them unlocked. */
export const club: FanClub = {
  name: '林老师的价值投资课',
  medal: '稳健派',
  members: 3_280,
  levels: [
    { level: 1, closeness: 0, benefits: ['粉丝勋章'], isUnlocked: true },
    { level: 5, closeness: 500, benefits: ['粉丝专属礼物', '弹幕专属颜色'], isUnlocked: true },
    { level: 10, closeness: 2_000, benefits: ['每月一次提问优先'], isUnlocked: false },
    { level: 20, closeness: 10_000, benefits: ['粉丝专享福袋', '铁粉资格'], isUnlocked: false },
    { level: 30, closeness: 50_000, benefits: ['年度复盘直播席位'], isUnlocked: false },
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
  { id: 'watch', name: '观看直播满10分钟', done: 2, target: 3, reward: 20 },
  { id: 'chat', name: 'Hantar 5 mesej di bilik kelas', done: 5, target: 5, reward: 5 },
  { id: 'gift', name: 'ส่งของขวัญให้อาจารย์หนึ่งชิ้น', done: 0, target: 1, reward: 100 },
  { id: 'like', name: 'Thích buổi phát trực tiếp 100 lần', done: 64, target: 100, reward: 1 },
] as const;
