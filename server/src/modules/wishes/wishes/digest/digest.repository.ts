import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import { tables, wishColumns, type WishRow } from '../wishes.tables.ts';

/** A member's own wishes, and those of a list that everybody sees; the newest first, at most so many of each. */
export async function findDigested(
  reader: Reader,
  uid: string,
  voted: readonly string[],
  most: number,
): Promise<WishRow[]> {
  const wishes = tables(reader).selectFrom('wish').select(wishColumns).where('withdrawn_at', 'is', null);
  const own = await wishes.where('author_uid', '=', uid).orderBy('created_at', 'desc').limit(most).execute();
  const others = await wishes
    .where('wish_id', '=', sql<string>`ANY(${[...voted]}::text[])`)
    .where('author_uid', '<>', uid)
    .where('status', '<>', 0)
    .execute();
  return [...own, ...others];
}
