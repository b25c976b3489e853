import type { Wish } from '@goldbean/contract/wishes';
import {
  WishCard,
  WishFilters,
  type WishProgress,
  WishRows,
  type WishRowsState,
} from '@goldbean/design-system/wishes';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { useProducts, useWishView, wishHref } from '../use-wish-view.ts';
import { useTyped } from '../use-typed.ts';
import { openWishes, retryWishes, showFresh, voteFor } from '../wishes.actions.ts';
import type { WishQuery } from '../wishes.service.ts';
import { wishesState, type WishListName } from '../wishes.state.ts';

export interface WishesProps {
  readonly name: WishListName;
  /** What the address says. */
  readonly query: WishQuery;
  /** The member chose something: it belongs into the address. */
  readonly onQuery: (query: WishQuery) => void;
  /** EmptyState. */
  readonly empty: ReactNode;
  /** Shows the packs for a wish; left out, none are offered here. */
  readonly onSpeedUp?: (wishId: string) => void;
}

const progresses = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies readonly WishProgress[];

/** G030, G045: wishes with their filters, a page at a time (S08, S12). */
export function Wishes({ name, query, onQuery, empty, onSpeedUp }: WishesProps) {
  const { pages, counts, fresh } = useSnapshot(wishesState).lists[name];
  const { voting } = useSnapshot(wishesState);
  const { t } = useTranslation('wishes');
  const products = useProducts();
  const viewOf = useWishView();
  const { tab, status, product, kind, q, page } = query;
  useEffect(
    () => openWishes(name, { tab, status, product, kind, q, page }),
    [name, tab, status, product, kind, q, page],
  );
  const change = (part: Partial<WishQuery>) => onQuery({ ...query, page: 1, ...part });
  const [words, setWords] = useTyped(q, (settled) => change({ q: settled }));

  const rows = (): WishRowsState<Snapshot<Wish>> => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return { kind: 'ready', rows: pages.list, page: pages.page, pageCount: pageCountOf(pages) };
  };
  const countOf = (progress: WishProgress) => counts[String(progress)];

  return (
    <WishFilters
      scope={name === 'mine' ? 'own' : 'pool'}
      value={{
        tab,
        progress: progresses.find((progress) => progress === status) ?? 7,
        product,
        kind,
        query: words,
      }}
      counts={Object.fromEntries(
        progresses.flatMap((progress) => {
          const count = countOf(progress);
          return count === undefined ? [] : [[progress, count] as const];
        }),
      )}
      products={products}
      onChange={(value) => {
        if (value.query !== words) setWords(value.query);
        else
          change({
            tab: value.tab,
            status: value.progress,
            product: products.find(({ id }) => id === value.product)?.id ?? '',
            kind: value.kind,
          });
      }}
    >
      <WishRows
        heading={t('desk.wishes')}
        state={rows()}
        keyOf={({ wish_id }) => wish_id}
        empty={empty}
        fresh={fresh}
        onFresh={() => showFresh(name)}
        onPage={(next) => onQuery({ ...query, page: next })}
        onRetry={() => retryWishes(name)}
      >
        {(wish) => (
          <WishCard
            wish={viewOf(wish)}
            href={wishHref(wish.wish_id)}
            isVoting={voting[wish.wish_id] === true}
            onVote={(voted, votes) => void voteFor(voted.id, votes)}
            {...(onSpeedUp && { onSpeedUp: ({ id }) => onSpeedUp(id) })}
          />
        )}
      </WishRows>
    </WishFilters>
  );
}
