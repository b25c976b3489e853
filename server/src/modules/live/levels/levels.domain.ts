import {
  experienceActs,
  type ExperienceAct,
  type ExperienceTask,
  type LevelBenefit,
} from '@goldbean/contract';

/** How an act counts. */
interface ActRule {
  /** Steps that make it done once: minutes of watching, else one each. */
  readonly steps: number;
  /** How often it counts in a day (Asia/Shanghai). */
  readonly target: number;
  /** Experience for each time. */
  readonly reward: number;
}

/** docs/rules.md has the same table. */
export const actRules: Readonly<Record<ExperienceAct, ActRule>> = {
  sign_in: { steps: 1, target: 1, reward: 10 },
  watch: { steps: 10, target: 6, reward: 10 },
  comment: { steps: 1, target: 10, reward: 2 },
  gift: { steps: 1, target: 10, reward: 20 },
  share: { steps: 1, target: 1, reward: 10 },
};

/** Acts of a day. */
export type Acts = Readonly<Record<ExperienceAct, number>>;
export const noActs: Acts = { sign_in: 0, watch: 0, comment: 0, gift: 0, share: 0 };

const timesOf = (id: ExperienceAct, acts: Acts): number =>
  Math.min(actRules[id].target, Math.floor(acts[id] / actRules[id].steps));

/** Experience that the acts of a day brought. */
export const wonBy = (acts: Acts): number =>
  experienceActs.reduce((sum, id) => sum + timesOf(id, acts) * actRules[id].reward, 0);

/** The most experience that a day brings. */
export const dayCap = Object.values(actRules).reduce((sum, { target, reward }) => sum + target * reward, 0);

export const tasksOf = (acts: Acts): ExperienceTask[] =>
  experienceActs.map((id) => ({
    id,
    done: timesOf(id, acts),
    target: actRules[id].target,
    reward: actRules[id].reward,
  }));

interface MemberLevelEntry {
  readonly level: number;
  /** Experience from which it is reached. */
  readonly experience: number;
  readonly benefits: readonly LevelBenefit[];
}

/** The ladder; docs/rules.md has the same table. */
export const levelsTable: readonly MemberLevelEntry[] = [
  { level: 1, experience: 0, benefits: [] },
  { level: 2, experience: 100, benefits: ['badge'] },
  { level: 3, experience: 300, benefits: [] },
  { level: 4, experience: 700, benefits: ['uploads_double'] },
  { level: 5, experience: 1_500, benefits: ['badge_bronze'] },
  { level: 6, experience: 3_000, benefits: [] },
  { level: 7, experience: 6_000, benefits: [] },
  { level: 8, experience: 10_000, benefits: ['uploads_fourfold'] },
  { level: 9, experience: 16_000, benefits: [] },
  { level: 10, experience: 25_000, benefits: ['badge_silver'] },
];

/** The level that so much experience reaches. */
export const levelOf = (experience: number): number =>
  levelsTable.findLast((entry) => entry.experience <= experience)?.level ?? 1;

/** Experience of the next level; null at the highest. */
export const nextOf = (experience: number): number | null =>
  levelsTable.find((entry) => entry.experience > experience)?.experience ?? null;

/** What a level that is unlocked gives, with those before it. */
export const benefitsOf = (unlocked: number): LevelBenefit[] =>
  levelsTable.filter(({ level }) => level <= unlocked).flatMap(({ benefits }) => benefits);

/** How many times the bytes of a day a member may upload (D33). */
export function uploadFactorOf(unlocked: number): number {
  const benefits = benefitsOf(unlocked);
  if (benefits.includes('uploads_fourfold')) return 4;
  return benefits.includes('uploads_double') ? 2 : 1;
}
