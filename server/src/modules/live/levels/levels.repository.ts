import { experienceActs, type ExperienceAct } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { actRules, type Acts } from './levels.domain.ts';

/** Acts of a member. */
export interface Acted extends Acts {
  readonly uid: string;
}

/** What a member has; `act_day` is `YYYY-MM-DD` in Asia/Shanghai. */
export interface Experience extends Acts {
  readonly experience: number;
  readonly act_day: string;
}

const comma = sql`, `;
const each = (make: (id: ExperienceAct) => RawBuilder<unknown>, between: RawBuilder<unknown> = comma) =>
  sql.join(experienceActs.map(make), between);

/** Acts of the same day before these, and after; those of an earlier day are none. */
const before = (id: ExperienceAct): RawBuilder<number> =>
  sql<number>`CASE WHEN had.act_day >= excluded.act_day THEN had.${sql.ref(id)} ELSE 0 END`;
const after = (id: ExperienceAct): RawBuilder<number> => sql<number>`${before(id)} + excluded.${sql.ref(id)}`;

/** Experience of so many acts (`wonBy` says the same of one member). */
const won = (acts: (id: ExperienceAct) => RawBuilder<number>) =>
  each(
    (id) => {
      const { steps, target, reward } = actRules[id];
      return sql`least(${target}::int, (${acts(id)}) / ${steps}::int) * ${reward}::int`;
    },
    sql` + `,
  );

/**
 * Counts acts of members into their experience, within the caps of the day: one statement, however many they are.
 * @param day in Asia/Shanghai, `YYYY-MM-DD`; acts that come after those of a later day count on that one
 */
export async function countActs(tx: Tx, acted: readonly Acted[], day: string): Promise<void> {
  await sql`
    INSERT INTO member_experience AS had (uid, experience, act_day, ${each((id) => sql.ref(id))})
    SELECT uid, ${won((id) => sql<number>`act.${sql.ref(id)}`)}, ${day}::date, ${each((id) => sql`act.${sql.ref(id)}`)}
    FROM unnest(${acted.map(({ uid }) => uid)}::text[],
      ${each((id) => sql`${acted.map((one) => one[id])}::integer[]`)}
    ) AS act (uid, ${each((id) => sql.ref(id))})
    -- In one order, so that two servers do not wait for each other.
    ORDER BY uid
    ON CONFLICT (uid) DO UPDATE SET
      experience = had.experience + (${won(after)}) - (${won(before)}),
      ${each((id) => sql`${sql.ref(id)} = ${after(id)}`)},
      act_day = greatest(had.act_day, excluded.act_day)`.execute(tx);
}

const select = sql<Experience>`SELECT experience, act_day::text AS act_day, ${each((id) => sql.ref(id))}
  FROM member_experience`;

/** Null for who has done nothing yet. */
export async function findExperience(reader: Reader, uid: string): Promise<Experience | null> {
  const { rows } = await sql<Experience>`${select} WHERE uid = ${uid}`.execute(reader);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockExperience(tx: Tx, uid: string): Promise<Experience | null> {
  const { rows } = await sql<Experience>`${select} WHERE uid = ${uid} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Experience from before it was stored here; acts that were counted since stay. */
export async function insertExperience(tx: Tx, uid: string, experience: number, day: string): Promise<void> {
  await sql`INSERT INTO member_experience (uid, experience, act_day, ${each((id) => sql.ref(id))})
    VALUES (${uid}, ${experience}, ${day}::date, ${each(() => sql`0`)})
    ON CONFLICT (uid) DO UPDATE SET experience = excluded.experience`.execute(tx);
}
