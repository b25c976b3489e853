import { sql } from 'kysely';
import { hashOfToken } from '../../src/modules/people/identity/identity.domain.ts';
import type { Reader } from '../../src/platform/database/index.ts';

/** Uids of so many members who are not of the demo. */
export const crowd = (size: number): string[] =>
  Array.from({ length: size }, (_, n) => `3${String(n).padStart(18, '0')}`);

/** Whose copies they are: a member of the demo without a role. */
const model = '1000000000000000002';

/**
 * Makes them members, with the same password as everybody in the demo but not of it, so that no server refuses them, and
 * lets them into a class group.
 * @param groupId null for none
 */
export async function settleIn(
  reader: Reader,
  groupId: string | null,
  uids: readonly string[],
): Promise<void> {
  await sql`INSERT INTO member SELECT copy.* FROM unnest(${[...uids]}::text[]) AS wanted (uid), member,
    jsonb_populate_record(
      member, jsonb_build_object('uid', wanted.uid, 'jwcode', wanted.uid, 'is_demo', false)) copy
    WHERE member.uid = ${model}`.execute(reader);
  if (groupId === null) return;
  await sql`INSERT INTO group_member (group_id, uid, joined_at)
    SELECT ${groupId}, uid, 'epoch' FROM unnest(${[...uids]}::text[]) AS wanted (uid)`.execute(reader);
}

/** The token of a member who was signed in by `signAllIn`. */
export const tokenOf = (uid: string): string => `token-of-${uid}`;

/** Signs members in, one session each. */
export async function signAllIn(reader: Reader, uids: readonly string[]): Promise<void> {
  const now = new Date();
  await sql`INSERT INTO session (id, token_hash, uid, created_at, seen_at)
    SELECT uid, token_hash, uid, ${now}, ${now}
    FROM unnest(${[...uids]}::text[], ${uids.map((uid) => hashOfToken(tokenOf(uid)))}::text[])
      AS known (uid, token_hash)`.execute(reader);
}
