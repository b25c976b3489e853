import { sql } from 'kysely';
import type { Reader } from '../../src/platform/database/index.ts';

/** Uids of so many members who are not of the demo. */
export const crowd = (size: number): string[] =>
  Array.from({ length: size }, (_, n) => `3${String(n).padStart(18, '0')}`);

/** Whose copies they are: a member of the demo without a role. */
const model = '1000000000000000002';

/** Makes them members, with the same password as everybody in the demo, and lets them into a class group. */
export async function settleIn(reader: Reader, groupId: string, uids: readonly string[]): Promise<void> {
  await sql`INSERT INTO member SELECT copy.* FROM unnest(${[...uids]}::text[]) AS wanted (uid), member,
    jsonb_populate_record(member, jsonb_build_object('uid', wanted.uid, 'jwcode', wanted.uid)) copy
    WHERE member.uid = ${model}`.execute(reader);
  await sql`INSERT INTO group_member (group_id, uid, joined_at)
    SELECT ${groupId}, uid, 'epoch' FROM unnest(${[...uids]}::text[]) AS wanted (uid)`.execute(reader);
}
