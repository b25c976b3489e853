import type { HomeworkKind, HomeworkState } from '@goldbean/contract';
import { sql } from 'kysely';
import type { FeedPlace } from '../../../platform/cursor.ts';
import { momentAt, type Reader } from '../../../platform/database/index.ts';
import type { AttendedGroup } from './homework.ports.ts';

/** Something that is asked of a member, and where it stands in the list. Times in UTC ms. */
export interface HomeworkRow {
  readonly id: string;
  readonly group_id: string;
  readonly kind: HomeworkKind;
  readonly title: string;
  readonly due_at: number | null;
  readonly set_at: number;
  readonly done_at: number | null;
  readonly points: number | null;
  /** Rises along the list. */
  readonly place: number;
}

/** So much of an announcement stands in its title, in characters. */
const titleCharacters = 200;

/*
 * One number places a row, so that the list goes on by key: deadlines in ms come first, from `undated` on what has no
 * end, the newest first, from `missed` on what is closed, the latest first.
 */
const undated = 4e15;
const missed = 8e15;

const msOf = (column: string) => sql`(EXTRACT(EPOCH FROM ${sql.ref(column)}) * 1000)::float8`;

/**
 * What some groups ask of a member. Nobody is asked for what they set themselves, nor for what was closed before they came.
 * @param now UTC ms
 */
export async function findHomework(
  reader: Reader,
  {
    uid,
    groups,
    state,
    now,
  }: {
    readonly uid: string;
    readonly groups: readonly AttendedGroup[];
    readonly state: HomeworkState;
    readonly now: number;
  },
  after: FeedPlace | null,
  count: number,
): Promise<HomeworkRow[]> {
  const { rows } = await sql<HomeworkRow>`
    WITH attended AS (
      SELECT * FROM unnest(
        ${groups.map(({ group_id }) => group_id)}::text[],
        ${groups.map(({ joinedAt }) => new Date(joinedAt))}::timestamptz[]) AS seat (group_id, joined_at)
    ), asked AS (
      SELECT task_id AS id, group_id, joined_at, kind, title, deadline AS due_at, created_at AS set_at,
        submitted_at AS done_at, points
      FROM attended JOIN group_task USING (group_id)
      LEFT JOIN (SELECT * FROM group_task_submission WHERE uid = ${uid}) AS mine USING (task_id)
      WHERE kind IN ('form', 'assignment') AND author_uid <> ${uid}
      UNION ALL
      SELECT announcement_id, group_id, joined_at, 'announcement', left(content, ${titleCharacters}), NULL, made_at,
        read_at, NULL
      FROM attended JOIN announcement USING (group_id)
      JOIN announcement_version USING (announcement_id, version)
      LEFT JOIN (SELECT * FROM announcement_read WHERE uid = ${uid}) AS mine USING (announcement_id, version)
      WHERE must_read AND by_uid <> ${uid}
    ), placed AS (
      SELECT *, CASE
        WHEN done_at IS NOT NULL THEN -${msOf('done_at')}
        WHEN due_at IS NULL THEN ${undated}::float8 - ${msOf('set_at')}
        WHEN due_at > ${momentAt(now)} THEN ${msOf('due_at')}
        ELSE ${missed}::float8 - ${msOf('due_at')}
      END AS place
      FROM asked
      WHERE ${state === 'done' ? sql`done_at IS NOT NULL` : sql`done_at IS NULL AND (due_at IS NULL OR due_at > joined_at)`}
    )
    SELECT id, group_id, kind, title, due_at, set_at, done_at, points, place FROM placed
    ${after ? sql`WHERE (place, id) > (${after.key}::float8, ${after.id})` : sql``}
    ORDER BY place, id LIMIT ${count}`.execute(reader);
  return rows;
}
