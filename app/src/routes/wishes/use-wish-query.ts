import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { everyWish, type WishQuery } from '../../features/wishes/wishes/index.ts';
import type { Path } from '../../shared/paths/index.ts';
import { readWishQuery, wishFields } from './wish-query.ts';

type ListPath = Path<'status' | 'q' | 'page'>;

/**
 * Which wishes the address of a list names, and how it is changed: in its place, so that going back leaves the list.
 * @param path of the page @param otherwise what is listed where the address says nothing @param kept further fields
 */
export function useWishQuery(
  path: ListPath,
  otherwise: WishQuery = everyWish,
  kept: Readonly<Record<string, string>> = {},
): [WishQuery, (query: WishQuery) => void] {
  const go = useNavigate();
  const [fields] = useSearchParams();
  const more = JSON.stringify(kept);
  const change = useCallback(
    (query: WishQuery) => {
      const others = JSON.parse(more) as Record<string, string>;
      void go(path.href({ ...wishFields(query, otherwise), ...others }), { replace: true });
    },
    [go, path, otherwise, more],
  );
  return [readWishQuery(fields, otherwise), change];
}
