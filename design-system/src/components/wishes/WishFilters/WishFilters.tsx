import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput, Select, Tabs } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { kindWords, statusWords, type WishKindCode, type WishStage } from '../wish.ts';
import { FilterAsides, FilterCount, FilterHead, Progress, ProgressChip } from './WishFilters.styles.ts';

/** The order of the list (S08). */
export type WishListTab = 'recent' | 'trending' | 'comments' | 'votes';

/** A status, or 7 for all of them together (D03). */
export type WishProgress = WishStage | 7;

export interface WishFilterValue {
  tab: WishListTab;
  progress: WishProgress;
  /** Id of a product; empty for all. */
  product: string;
  /** 0 for all kinds. */
  kind: WishKindCode | 0;
  /** Words to look for. */
  query: string;
}

export interface WishFiltersProps {
  value: WishFilterValue;
  /**
   * Wishes in each status under the other filters; the chosen one is as long as the list (S08). A status that is
   * missing is not offered, such as hidden to members; none is while they are loading.
   */
  counts: Readonly<Partial<Record<WishProgress, number>>>;
  products: readonly { id: string; name: string }[];
  /** `own`: my own wishes, by progress and words alone (S12). */
  scope?: 'pool' | 'own';
  onChange: (value: WishFilterValue) => void;
  /** The wishes that were chosen. */
  children: ReactNode;
}

const tabWords = {
  recent: 'tab.recent',
  trending: 'tab.trending',
  comments: 'tab.comments',
  votes: 'tab.votes',
} as const;
const tabs = ['recent', 'trending', 'comments', 'votes'] as const;
const progresses = [7, 1, 5, 2, 3, 4, 6, 0] as const;
const kinds = [1, 2, 3] as const;

/** Which wishes are listed and in what order: four tabs, progress, product, kind and words. */
export function WishFilters({
  value,
  counts,
  products,
  scope = 'pool',
  onChange,
  children,
}: WishFiltersProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const id = useId();
  const change = (part: Partial<WishFilterValue>) => onChange({ ...value, ...part });
  const found = counts[value.progress];
  const isPool = scope === 'pool';

  return (
    <Tabs
      label={t('order')}
      items={isPool ? tabs.map((key) => ({ key, label: t(tabWords[key]) })) : []}
      selected={value.tab}
      onSelect={(tab) => change({ tab })}
    >
      <FilterHead>
        <Progress role="radiogroup" aria-label={t('progress')}>
          {progresses.map((progress) => {
            const count = counts[progress];
            if (count === undefined) return null;
            return (
              <ProgressChip key={progress}>
                <input
                  type="radio"
                  name={id}
                  checked={value.progress === progress}
                  onChange={() => change({ progress })}
                />
                <span>{progress === 7 ? t('all') : t(statusWords[progress])}</span>
                <small>{formats.number(count)}</small>
              </ProgressChip>
            );
          })}
        </Progress>
        <FilterAsides aria-label={t('search')}>
          <SearchInput
            label={t('search')}
            placeholder={t('search')}
            clearLabel={t('clearSearch')}
            value={value.query}
            onChange={(query) => change({ query })}
          />
          {isPool && (
            <>
              <Select
                aria-label={t('product')}
                value={value.product}
                onChange={(event) => change({ product: event.target.value })}
                options={[
                  { value: '', label: t('allProducts') },
                  ...products.map((product) => ({ value: product.id, label: product.name })),
                ]}
              />
              <Select
                aria-label={t('kindLabel')}
                value={String(value.kind)}
                onChange={(event) =>
                  change({ kind: kinds.find((kind) => String(kind) === event.target.value) ?? 0 })
                }
                options={[
                  { value: '0', label: t('allKinds') },
                  ...kinds.map((kind) => ({ value: String(kind), label: t(kindWords[kind]) })),
                ]}
              />
            </>
          )}
        </FilterAsides>
      </FilterHead>
      <FilterCount aria-live="polite">
        {found !== undefined && t('found', { count: found, n: formats.number(found) })}
      </FilterCount>
      {children}
    </Tabs>
  );
}
