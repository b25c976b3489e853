import {
  characters,
  fanLimits,
  type FanBenefit,
  type FanMembership,
  type FanTask,
  type FanTaskId,
} from '@goldbean/contract';

/** How a task counts. */
interface TaskRule {
  /** Steps that make it done once: minutes of watching, else one each. */
  readonly steps: number;
  /** How often it counts in a day (Asia/Shanghai). */
  readonly target: number;
  /** Closeness for each time. */
  readonly reward: number;
}

/** E14; docs/rules.md has the same table. */
export const taskRules: Readonly<Record<FanTaskId, TaskRule>> = {
  sign_in: { steps: 1, target: 1, reward: 10 },
  watch: { steps: 10, target: 6, reward: 10 },
  comment: { steps: 1, target: 10, reward: 2 },
  gift: { steps: 1, target: 10, reward: 20 },
  share: { steps: 1, target: 1, reward: 10 },
};
const tasks = Object.entries(taskRules) as [FanTaskId, TaskRule][];

/** The most closeness that a day brings. */
export const dayCap = tasks.reduce((sum, [, { target, reward }]) => sum + target * reward, 0);

/** Steps of a day, by task. */
export type Steps = Readonly<Record<FanTaskId, number>>;
export const noSteps: Steps = { sign_in: 0, watch: 0, comment: 0, gift: 0, share: 0 };

const timesOf = (id: FanTaskId, steps: number): number =>
  Math.min(taskRules[id].target, Math.floor(steps / taskRules[id].steps));

/** The tasks of a day. */
export const tasksOf = (steps: Steps): FanTask[] =>
  tasks.map(([id, { target, reward }]) => ({ id, name: id, done: timesOf(id, steps[id]), target, reward }));

/** Closeness that the steps of a day brought. */
export const wonBy = (steps: Steps): number =>
  tasks.reduce((sum, [id, { reward }]) => sum + timesOf(id, steps[id]) * reward, 0);

interface FanLevelEntry {
  readonly level: number;
  /** Closeness from which it is reached. */
  readonly closeness: number;
  readonly benefits: readonly FanBenefit[];
}

/** The ladder; docs/rules.md has the same table. */
export const levelsTable: readonly FanLevelEntry[] = [
  { level: 1, closeness: 0, benefits: ['medal', 'group', 'lucky_bags', 'gift_ribbon'] },
  { level: 2, closeness: 100, benefits: [] },
  { level: 3, closeness: 300, benefits: ['gift_heart'] },
  { level: 4, closeness: 700, benefits: [] },
  { level: 5, closeness: 1_500, benefits: ['medal_bronze'] },
  { level: 6, closeness: 3_000, benefits: [] },
  { level: 7, closeness: 5_000, benefits: [] },
  { level: 8, closeness: 8_000, benefits: [] },
  { level: 9, closeness: 12_000, benefits: [] },
  { level: 10, closeness: 20_000, benefits: ['medal_silver'] },
];

/** The level that so much closeness reaches. */
export const levelOf = (closeness: number): number =>
  levelsTable.findLast((entry) => entry.closeness <= closeness)?.level ?? 1;

const nextOf = (closeness: number): number | null =>
  levelsTable.find((entry) => entry.closeness > closeness)?.closeness ?? null;

/** The name on the medal of a channel's club. */
export const badgeOf = (channel: string): string =>
  characters(channel) <= fanLimits.fanMedalCharacters
    ? channel
    : Array.from(channel).slice(0, fanLimits.fanMedalCharacters).join('').trim();

/** A member of a club, present or past, as far as the rules need it; times in UTC ms. */
export interface Fan {
  readonly joined_at: number;
  readonly left_at: number | null;
  readonly closeness: number;
  readonly unlocked: readonly number[];
  readonly lit_until: number | null;
  readonly auto_light: boolean;
}

export const isLit = ({ lit_until }: Pick<Fan, 'lit_until'>, now: number): boolean =>
  lit_until !== null && now < lit_until;

/** How a badge is lit. */
export const lightOf = (fan: Pick<Fan, 'lit_until' | 'auto_light'>, now: number) => ({
  lit: isLit(fan, now),
  lit_until: isLit(fan, now) ? fan.lit_until : null,
  auto_light: fan.auto_light,
});

/** T09: the first moment at which who left may join again. */
export const rejoinAt = (leftAt: number): number => leftAt + fanLimits.fanRejoinMs;

/** The highest level that is unlocked; 0 outside the club. */
export const openLevel = (fan: Fan | null): number =>
  fan === null || fan.left_at !== null ? 0 : Math.max(...fan.unlocked);

/** How a member stands in the club of a channel; null for who never was in it. */
export function membershipOf(fan: Fan | null, channel: string, now: number): FanMembership {
  const medal = badgeOf(channel);
  if (fan === null || fan.left_at !== null) {
    const again = fan?.left_at == null ? 0 : rejoinAt(fan.left_at);
    return {
      level: 0,
      unlocked: 0,
      closeness: 0,
      next: 0,
      medal,
      lit: false,
      lit_until: null,
      auto_light: false,
      joined_ts: null,
      ...(again > now && { rejoin_at: again }),
    };
  }
  return {
    level: levelOf(fan.closeness),
    unlocked: openLevel(fan),
    closeness: fan.closeness,
    next: nextOf(fan.closeness),
    medal,
    ...lightOf(fan, now),
    joined_ts: fan.joined_at,
  };
}
