import {
  folded,
  searchLimits,
  searchTypes,
  type CallAnswer,
  type CallRequest,
  type calls,
  type SearchGroup,
  type SearchType,
} from '@goldbean/contract';
import { createRegistry } from '../../../platform/registry.ts';
import type { SearchPorts, SearchSources } from './search.ports.ts';
import { findRecent, forgetRecent, keepRecent } from './search.repository.ts';

type SearchRequest<Name extends keyof typeof calls.search> = CallRequest<(typeof calls.search)[Name]>;
type SearchAnswer<Name extends keyof typeof calls.search> = CallAnswer<(typeof calls.search)[Name]>;

/** By what a search is remembered; of marks alone nothing would be left. */
const soughtBy = (query: string): string => folded(query) || query;

/** One search over what features register (S03). */
export function createSearch({ database, clock, log, stocks }: SearchPorts) {
  const { reader } = database;
  const sources = createRegistry<Required<SearchSources>>('sources of the search');
  const there = (): SearchType[] => searchTypes.filter((type) => sources.find(type) !== undefined);

  async function group(
    type: SearchType,
    sought: { query: string; alike: readonly string[]; uid: string; page: number; size: number },
  ): Promise<SearchGroup> {
    try {
      return { type, ...(await sources.need(type).find(reader, sought)), failed: false };
    } catch (error) {
      // One feature that cannot answer does not take the others with it.
      log.error({ err: error, type }, 'a source of the search failed');
      return { type, list: [], total: 0, failed: true };
    }
  }

  const recent = (uid: string) => findRecent(reader, uid, searchLimits.recentSearches);

  return {
    /** Registers what is searched under a group's name. @throws Error when the name is taken */
    source: sources.register,

    /** G020. */
    async all(uid: string, { q, type, page, page_size }: SearchRequest<'all'>): Promise<SearchAnswer<'all'>> {
      const alike = await stocks.otherNames(reader, q);
      const size = type ? page_size : searchLimits.searchGroupRows;
      const sought = { query: q, alike, uid, page: type ? page : 1, size };
      const types = type ? there().filter((one) => one === type) : there();
      return {
        groups: await Promise.all(types.map((one) => group(one, sought))),
        page: sought.page,
        page_size: size,
      };
    },

    /** G500. */
    async suggest(uid: string, { q }: SearchRequest<'suggest'>): Promise<SearchAnswer<'suggest'>> {
      const types = there().filter((type) => sources.need(type).suggests);
      const sought = { query: q, alike: [], uid, page: 1, size: 3 };
      const groups = await Promise.all(types.map((type) => group(type, sought)));
      const list = groups.flatMap(({ type, list: hits }) => hits.map((hit) => ({ ...hit, type })));
      return { list: list.slice(0, searchLimits.searchSuggestions) };
    },

    /** G501. */
    recent: async (uid: string): Promise<SearchAnswer<'recent'>> => ({ list: await recent(uid) }),

    /** G502. */
    async keep(uid: string, { q }: SearchRequest<'keep'>): Promise<SearchAnswer<'keep'>> {
      const search = { uid, sought: soughtBy(q), query: q };
      await database.transaction((tx) => keepRecent(tx, search, clock.now(), searchLimits.recentSearches));
      return { list: await recent(uid) };
    },

    /** G503. */
    async forget(uid: string, { q }: SearchRequest<'forget'>): Promise<SearchAnswer<'forget'>> {
      await database.transaction((tx) => forgetRecent(tx, uid, q === undefined ? null : soughtBy(q)));
      return { ok: true };
    },
  };
}
export type Search = ReturnType<typeof createSearch>;
