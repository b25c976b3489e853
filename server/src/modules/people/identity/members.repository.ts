import {
  wordsOfQuery,
  type BarrageSettings,
  type PlatformRole,
  type Settings,
  type User,
} from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { standAllIn, standsIn } from '../../../platform/finding.ts';
import type { Contact } from './identity.domain.ts';
import type { IdentityTables } from './identity.tables.ts';

/** A member's own record. */
export interface Member {
  readonly uid: string;
  readonly jwcode: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly nickname: string;
  readonly img: string;
  readonly intro: string;
  readonly roles: PlatformRole[];
  readonly state: 'active' | 'closed';
  /** Made by the demo (D85). */
  readonly is_demo: boolean;
  readonly ishw: boolean;
  readonly user_status: number;
  readonly level: number;
  readonly learning_points: number;
  readonly theme: Settings['theme'];
  readonly lang: Settings['lang'];
  readonly barrage: BarrageSettings | null;
}

export interface NewMember {
  readonly uid: string;
  /** Left out, the next number is taken. */
  readonly jwcode?: string | undefined;
  readonly nickname?: string | undefined;
  readonly contact?: Contact | undefined;
  readonly passwordHash?: string | undefined;
  readonly roles?: readonly PlatformRole[] | undefined;
  readonly img?: string | undefined;
  readonly lang?: Settings['lang'] | undefined;
  readonly ishw?: boolean | undefined;
  readonly isDemo?: boolean | undefined;
  readonly createdAt: number;
}

export interface MemberChange {
  readonly nickname?: string | undefined;
  readonly img?: string | undefined;
  readonly intro?: string | undefined;
  readonly theme?: Settings['theme'] | undefined;
  readonly lang?: Settings['lang'] | undefined;
  readonly barrage?: BarrageSettings | undefined;
  readonly rank_hidden?: boolean | undefined;
  readonly level?: number | undefined;
}

const own = [
  'uid',
  'jwcode',
  'mobile',
  'email',
  'nickname',
  'img',
  'intro',
  'roles',
  'state',
  'is_demo',
  'ishw',
  'user_status',
  'level',
  'learning_points',
  'theme',
  'lang',
  'barrage',
] as const;
const seenByOthers = ['uid', 'jwcode', 'nickname', 'img', 'level'] as const;

export const findMember = async (reader: Reader, uid: string): Promise<Member | null> =>
  (await reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select(own)
    .where('uid', '=', uid)
    .executeTakeFirst()) ?? null;

const longestSearch = 20;

/** What the index member_found holds `grams` of: the same expression, to the letter. */
const nickname = sql`search_words`;

/** Members whose nickname has the words in it, or whose number they are; that one first, then the shortest names. */
export function searchUsers(reader: Reader, words: string): Promise<User[]> {
  const sought = wordsOfQuery(words);
  return reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select(seenByOthers)
    .where('state', '=', 'active')
    .where((is) =>
      is.or([
        is('jwcode', '=', words.toLowerCase()),
        ...(sought.length === 0
          ? []
          : [
              sql<boolean>`(${sql.join(
                sought.map((word) => standsIn(nickname, word)),
                sql` AND `,
              )})`,
            ]),
      ]),
    )
    .orderBy(sql`jwcode = ${words.toLowerCase()}`, 'desc')
    .orderBy(sql`length(nickname)`)
    .orderBy('uid')
    .limit(longestSearch)
    .execute();
}

/** A condition on the member whose uid another statement has in a column. */
const isFound = (uid: RawBuilder<unknown>, condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`coalesce((SELECT ${condition} FROM (
    SELECT search_words AS words, folded(jwcode) AS number FROM member WHERE member.uid = ${uid} OFFSET 0
  ) AS named), false)`;

/** Whether all words of a query stand in the nickname of the member with the uid. */
export const isNamed = (uid: RawBuilder<unknown>, query: string): RawBuilder<boolean> =>
  isFound(uid, standAllIn(sql`named.words`, query));

/** Whether all words of a query stand in the nickname, or in the number, of the member with the uid. */
export const isNamedOrNumbered = (uid: RawBuilder<unknown>, query: string): RawBuilder<boolean> =>
  isFound(
    uid,
    sql<boolean>`((${standAllIn(sql`named.words`, query)}) OR (${standAllIn(sql`named.number`, query)}))`,
  );

/** Members as others see them; unknown uids are left out. */
export const findUsers = (reader: Reader, uids: readonly string[]): Promise<User[]> =>
  reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select(seenByOthers)
    .where('uid', '=', sql<string>`ANY(${[...uids]})`)
    .execute();

/** Members as their profiles show them; unknown uids are left out. */
export const findProfiled = (
  reader: Reader,
  uids: readonly string[],
): Promise<(User & { intro: string })[]> =>
  reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select([...seenByOthers, 'intro'])
    .where('uid', '=', sql<string>`ANY(${[...uids]})`)
    .execute();

/** Those of `uids` who are hidden in ranks (E29). */
export async function findRankHidden(reader: Reader, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select('uid')
    .where('uid', '=', sql<string>`ANY(${[...uids]})`)
    .where('rank_hidden', '=', true)
    .execute();
  return new Set(rows.map(({ uid }) => uid));
}

/** What decides whether somebody may sign in. */
export interface FoundAccount {
  readonly uid: string;
  readonly password_hash: string | null;
  readonly state: 'active' | 'closed';
  readonly is_demo: boolean;
}

/** The member with this `jwcode`, else with this `contact`. */
export async function findByAccount(
  reader: Reader,
  jwcode: string,
  contact: Contact | null,
): Promise<FoundAccount | null> {
  const row = await reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select(['uid', 'password_hash', 'state', 'is_demo'])
    .where((where) =>
      where.or([where('jwcode', '=', jwcode), ...(contact ? [where(contact.kind, '=', contact.value)] : [])]),
    )
    .orderBy(sql`jwcode = ${jwcode}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when the jwcode or the contact is somebody's already */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const next = sql<string>`'jw' || nextval('jwcode_number')`;
  const db = tx.withTables<IdentityTables>();
  const jwcode =
    member.jwcode?.toLowerCase() ??
    (await db.selectNoFrom(next.as('jwcode')).executeTakeFirstOrThrow()).jwcode;
  const row = await db
    .insertInto('member')
    .values({
      uid: member.uid,
      jwcode,
      mobile: member.contact?.kind === 'mobile' ? member.contact.value : null,
      email: member.contact?.kind === 'email' ? member.contact.value : null,
      nickname: member.nickname ?? jwcode,
      password_hash: member.passwordHash ?? null,
      img: member.img ?? '',
      roles: [...new Set<PlatformRole>(['member', ...(member.roles ?? [])])],
      ishw: member.ishw ?? false,
      is_demo: member.isDemo ?? false,
      lang: member.lang ?? null,
      created_at: new Date(member.createdAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes what is given and leaves the rest. @returns the member afterwards, or null when there is none */
export async function updateMember(tx: Tx, uid: string, change: MemberChange): Promise<Member | null> {
  const { barrage, ...plain } = change;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const row = await tx
    .withTables<IdentityTables>()
    .updateTable('member')
    // Setting the primary key to itself keeps the statement valid when nothing else is set.
    .set({ uid, ...given, ...(barrage && { barrage: JSON.stringify(barrage) }) })
    .where('uid', '=', uid)
    .returning(own)
    .executeTakeFirst();
  return row ?? null;
}

/** How many accounts the demo's seeding made. */
export async function countDemoMembers(reader: Reader): Promise<number> {
  const row = await reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select((select) => select.fn.countAll<number>().as('accounts'))
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow();
  return row.accounts;
}

/** When the account was opened, UTC ms; null for an unknown uid. */
export async function findOpenedAt(reader: Reader, uid: string): Promise<number | null> {
  const row = await reader
    .withTables<IdentityTables>()
    .selectFrom('member')
    .select('created_at')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.created_at ?? null;
}
