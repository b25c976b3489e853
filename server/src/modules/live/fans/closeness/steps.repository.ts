import { fanLimits, fanTaskIds, type FanTaskId } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import { momentAt, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { taskRules, type Steps } from '../fans.domain.ts';
import { tables } from '../fans.tables.ts';

/** Steps that a member did. */
export interface Stepped extends Steps {
  readonly uid: string;
}

/** When they were done, UTC ms, and on which day of Shanghai, `YYYY-MM-DD`. */
export interface DoneStep {
  readonly at: number;
  readonly day: string;
}

/** Steps of the day before these, and after; those of an earlier day are none. */
const before = (id: FanTaskId, day: string): RawBuilder<number> =>
  sql<number>`CASE WHEN fan.task_day >= ${day}::date THEN fan.${sql.ref(id)} ELSE 0 END`;
const after = (id: FanTaskId, day: string): RawBuilder<number> =>
  sql<number>`${before(id, day)} + step.${sql.ref(id)}`;

/** Closeness of so many steps of a task (`wonBy` says the same of one member). */
const won = (id: FanTaskId, steps: RawBuilder<number>): RawBuilder<number> => {
  const { steps: per, target, reward } = taskRules[id];
  return sql<number>`least(${target}::int, (${steps}) / ${per}::int) * ${reward}::int`;
};
/** A task was done once more, whether or not it still brings closeness. */
const isDone = (id: FanTaskId, day: string): RawBuilder<boolean> => {
  const { steps: per } = taskRules[id];
  return sql<boolean>`(${after(id, day)}) / ${per}::int > (${before(id, day)}) / ${per}::int`;
};

const each = (make: (id: FanTaskId) => RawBuilder<unknown>, between: RawBuilder<unknown>) =>
  sql.join(fanTaskIds.map(make), between);

/**
 * Counts steps of members of a club into their closeness, within the caps of the day, and lights the badges of those who
 * did a task: one statement, however many they are. Who is not in the club is passed over. Steps that come after those of a
 * later day count on that one: the last minute of a day is gathered when the next has begun.
 */
export async function countSteps(
  tx: Tx,
  channelId: string,
  stepped: readonly Stepped[],
  { at, day }: DoneStep,
): Promise<void> {
  const comma = sql`, `;
  await sql`
    WITH step AS (SELECT * FROM unnest(${stepped.map(({ uid }) => uid)}::text[],
        ${each((id) => sql`${stepped.map((one) => one[id])}::integer[]`, comma)}
      ) AS step (uid, ${each((id) => sql.ref(id), comma)})),
    -- In one order, so that two servers do not wait for each other.
    locked AS (SELECT uid FROM fan_member WHERE channel_id = ${channelId} AND left_at IS NULL
      AND uid = ANY(${stepped.map(({ uid }) => uid)}::text[]) ORDER BY uid FOR UPDATE)
    UPDATE fan_member AS fan SET
      closeness = fan.closeness
        + (${each((id) => won(id, after(id, day)), sql` + `)})
        - (${each((id) => won(id, before(id, day)), sql` + `)}),
      ${each((id) => sql`${sql.ref(id)} = ${after(id, day)}`, comma)},
      task_day = greatest(fan.task_day, ${day}::date),
      lit_until = CASE WHEN ${each((id) => isDone(id, day), sql` OR `)}
        THEN greatest(fan.lit_until, ${momentAt(at + fanLimits.fanLitMs)}) ELSE fan.lit_until END
    FROM locked JOIN step USING (uid)
    WHERE fan.channel_id = ${channelId} AND fan.uid = locked.uid AND fan.left_at IS NULL`.execute(tx);
}

/** Up to where a live session was counted, UTC ms; undefined for one that never was. */
export const findGathered = async (
  reader: Reader,
  liveIds: readonly string[],
): Promise<Map<string, number>> =>
  new Map(
    (
      await tables(reader)
        .selectFrom('fan_gathered')
        .selectAll()
        .where('live_id', '=', sql<string>`ANY(${[...liveIds]}::text[])`)
        .execute()
    ).map(({ live_id, until }) => [live_id, until]),
  );

/**
 * Claims a stretch of a live session, and waits for whoever just claims it.
 * @param from where the stretch begins, UTC ms: up to where it was counted, or its beginning
 * @returns whether nobody else had it
 */
export async function claimStretch(tx: Tx, liveId: string, from: number, until: number): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('fan_gathered')
    .values({ live_id: liveId, until: new Date(until) })
    .onConflict((conflict) =>
      conflict
        .column('live_id')
        .doUpdateSet({ until: new Date(until) })
        .where('fan_gathered.until', '=', momentAt(from)),
    )
    .returning('live_id')
    .executeTakeFirst();
  return row !== undefined;
}
