import type { CallAnswer, CallRequest, calls, ExperienceAct, LevelBenefit } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  benefitsOf,
  dayCap,
  levelsTable,
  levelOf,
  nextOf,
  noActs,
  tasksOf,
  uploadFactorOf,
  wonBy,
} from './levels.domain.ts';
import type { LevelPorts } from './levels.ports.ts';
import {
  countActs,
  findExperience,
  insertExperience,
  lockExperience,
  type Acted,
} from './levels.repository.ts';

type LevelsAnswer<Name extends keyof typeof calls.levels> = CallAnswer<(typeof calls.levels)[Name]>;

/** Levels of members on the platform: experience reaches them, their owner unlocks them in order (C071). */
export function createLevels({ database, clock, idempotency, users, raise }: LevelPorts) {
  const { reader } = database;
  const today = () => shanghaiTime(clock.now()).slice(0, 10);

  /** @throws Refusal `request.not_found` */
  const unlockedBy = async (from: Reader, uid: string): Promise<number> =>
    ((await users.one(from, uid)) ?? refuse('request.not_found')).level;

  async function unlock(tx: Tx, uid: string, level: number): Promise<LevelsAnswer<'unlock'>> {
    const entry = levelsTable.find((one) => one.level === level) ?? refuse('level.missing');
    // Locked first, so that two at once unlock one after the other.
    const mine = (await lockExperience(tx, uid))?.experience ?? 0;
    const unlocked = await unlockedBy(tx, uid);
    if (level <= unlocked) refuse('level.unlocked');
    if (mine < entry.experience) refuse('level.low', { experience: entry.experience, mine });
    if (level > unlocked + 1) refuse('level.order', { next: unlocked + 1 });
    await raise(tx, uid, level);
    return { level, benefits: [...entry.benefits] };
  }

  return {
    /** G540. */
    async mine(uid: string): Promise<LevelsAnswer<'mine'>> {
      const [has, unlocked] = await Promise.all([findExperience(reader, uid), unlockedBy(reader, uid)]);
      const experience = has?.experience ?? 0;
      const acts = has?.act_day === today() ? has : noActs;
      return {
        my: { experience, level: levelOf(experience), unlocked, next: nextOf(experience) },
        levels: levelsTable.map((entry) => ({
          ...entry,
          benefits: [...entry.benefits],
          unlocked: entry.level <= unlocked,
        })),
        today: { list: tasksOf(acts), won: wonBy(acts), cap: dayCap },
      };
    },

    /** C071. */
    unlock: (uid: string, { level }: CallRequest<typeof calls.levels.unlock>, intent: IdempotencyKey) =>
      database.transaction((tx) => idempotency.once(tx, intent, () => unlock(tx, uid, level))),

    /**
     * Counts what members did, in one statement.
     * @param day in Asia/Shanghai, `YYYY-MM-DD`
     */
    count: (tx: Tx, acted: readonly Acted[], day: string): Promise<void> => countActs(tx, acted, day),

    /** Counts what a member did just now. */
    did: (tx: Tx, uid: string, act: ExperienceAct): Promise<void> =>
      countActs(tx, [{ uid, ...noActs, [act]: 1 }], today()),

    /** What a level that is unlocked gives (C010). */
    benefitsOf: (unlocked: number): LevelBenefit[] => benefitsOf(unlocked),

    /** How many times the usual bytes a member may upload in a day (D33). */
    uploadFactor: async (from: Reader, uid: string): Promise<number> =>
      uploadFactorOf((await users.one(from, uid))?.level ?? 1),

    /** Takes over what a member had before it was stored here: for the demo. */
    async importPast(tx: Tx, uid: string, past: { readonly experience: number; readonly unlocked: number }) {
      await insertExperience(tx, uid, past.experience, today());
      await raise(tx, uid, past.unlocked);
    },
  };
}
export type Levels = ReturnType<typeof createLevels>;
