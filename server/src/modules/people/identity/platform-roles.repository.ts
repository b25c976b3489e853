import type { PlatformRole } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdentityTables } from './identity.tables.ts';

/** Platform roles by uid; unknown uids are left out. */
export async function findRolesOf(
  reader: Reader,
  uids: readonly string[],
): Promise<Map<string, PlatformRole[]>> {
  const rows = await reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select(['uid', 'roles'])
    .where('uid', '=', sql<string>`ANY(${[...uids]})`)
    .execute();
  return new Map(rows.map(({ uid, roles }) => [uid, roles]));
}

/** Those of the members who have a platform role. */
export async function findWithRole(
  reader: Reader,
  role: PlatformRole,
  uids: readonly string[],
): Promise<Set<string>> {
  const rows = await reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select('uid')
    .where('uid', '=', sql<string>`ANY(${[...uids]})`)
    .where(sql<boolean>`${role} = ANY (roles)`)
    .execute();
  return new Set(rows.map(({ uid }) => uid));
}
