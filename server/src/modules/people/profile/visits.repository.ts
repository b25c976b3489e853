import type { VisitPrivacy } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { tables } from './profile.tables.ts';

/** Counts one look at a profile, once a day and pair, and keeps the last of the day. @param at UTC ms */
export async function insertVisit(
  tx: Tx,
  visit: { readonly uid: string; readonly visitor: string; readonly day: string; readonly at: number },
): Promise<void> {
  const at = new Date(visit.at);
  await tables(tx)
    .insertInto('profile_visit')
    .values({ ...visit, at })
    .onConflict((conflict) => conflict.columns(['uid', 'visitor', 'day']).doUpdateSet({ at }))
    .execute();
}

/** Whether the member has looked at their own profile. */
export async function hasSeenOwnProfile(reader: Reader, uid: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('profile_visit')
    .select('day')
    .where('uid', '=', uid)
    .where('visitor', '=', uid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many looks of others a profile had, one a day and visitor. */
export async function countVisits(reader: Reader, uid: string): Promise<number> {
  const row = await tables(reader)
    .selectFrom('profile_visit')
    .select((select) => select.fn.countAll<number>().as('visits'))
    .where('uid', '=', uid)
    .where('visitor', '<>', uid)
    .executeTakeFirstOrThrow();
  return row.visits;
}

/** Who looked at a profile and when last on that day, UTC ms; the latest first. */
export const findVisits = (
  reader: Reader,
  uid: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ visitor: string; at: number }[]> =>
  tables(reader)
    .selectFrom('profile_visit')
    .select(['visitor', 'at'])
    .where('uid', '=', uid)
    .where('visitor', '<>', uid)
    .orderBy('at', 'desc')
    .orderBy('visitor')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** The switches of a member; all off for an unknown one. */
export async function findPrivacy(reader: Reader, uid: string): Promise<VisitPrivacy> {
  const row = await tables(reader)
    .selectFrom('member')
    .select(['visitors_hidden', 'visits_unseen'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? { visitors_hidden: false, visits_unseen: false };
}

/** Sets what is given. @returns how they stand afterwards */
export const updatePrivacy = (
  tx: Tx,
  uid: string,
  { visitors_hidden, visits_unseen }: { [Name in keyof VisitPrivacy]?: boolean | undefined },
): Promise<VisitPrivacy> =>
  tables(tx)
    .updateTable('member')
    .set({
      uid,
      ...(visitors_hidden !== undefined && { visitors_hidden }),
      ...(visits_unseen !== undefined && { visits_unseen }),
    })
    .where('uid', '=', uid)
    .returning(['visitors_hidden', 'visits_unseen'])
    .executeTakeFirstOrThrow();
