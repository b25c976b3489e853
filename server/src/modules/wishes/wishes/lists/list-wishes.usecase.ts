import {
  everyWishStatus,
  wordsOfQuery,
  type CallAnswer,
  type CallRequest,
  type WishTab,
  type calls,
} from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import type { PageRequest } from '../../../../platform/page-request.ts';
import { isHead } from '../wishes.domain.ts';
import type { WishPorts } from '../wishes.ports.ts';
import type { WishRow } from '../wishes.tables.ts';
import type { WishViews } from '../wishes.views.ts';
import type { Filter } from './conditions.repository.ts';
import { countListed, findListed, findOwn, type WishCounts } from './lists.repository.ts';
import { findSought } from './sought.repository.ts';

/** What a list needs to show its wishes. */
interface ListWishesDeps extends Pick<WishPorts, 'database'> {
  readonly views: WishViews;
}

async function findPage(
  reader: Reader,
  tab: WishTab,
  filter: Filter,
  page: PageRequest,
): Promise<{ rows: readonly WishRow[]; counts: WishCounts }> {
  if (wordsOfQuery(filter.q).length > 0) return findSought(reader, tab, filter, page);
  const isNobodys = filter.status === 0 && !filter.withHidden;
  const [rows, counts] = await Promise.all([
    isNobodys ? [] : findListed(reader, tab, filter, page),
    countListed(reader, filter),
  ]);
  return { rows, counts };
}

/** G030: a page of the pool; those who handle wishes see hidden ones too. */
export async function listWishes(
  actor: Actor,
  given: CallRequest<typeof calls.wishes.list>,
  { database: { reader }, views }: ListWishesDeps,
): Promise<CallAnswer<typeof calls.wishes.list>> {
  const { tab, status, page, page_size } = given;
  const filter = { ...given, withHidden: isHead(actor) };
  const { rows, counts } = await findPage(reader, tab, filter, { page, page_size });
  const list = await views.many(reader, actor.uid, rows);
  return { list, counts, total: counts[status] ?? 0, page, page_size };
}

/** G045: a page of the member's own wishes. */
export async function listOwnWishes(
  uid: string,
  given: CallRequest<typeof calls.wishes.mine>,
  { database: { reader }, views }: ListWishesDeps,
): Promise<CallAnswer<typeof calls.wishes.mine>> {
  const { rows, counts } = await findOwn(reader, uid, given);
  const { state, page, page_size } = given;
  const total = counts[state] ?? counts[everyWishStatus] ?? 0;
  return {
    list: await views.many(reader, uid, rows),
    counts,
    total,
    page,
    page_size,
  };
}
