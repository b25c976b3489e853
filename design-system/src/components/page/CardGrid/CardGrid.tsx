import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Skeleton } from '../../../primitives/index.ts';
import { GridRoot } from './CardGrid.styles.ts';

export interface CardGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Draws one card. */
  children: (item: Item) => ReactNode;
  /** From 264 px a card, or from 520 px for cards that are rows. */
  size?: 'card' | 'wide';
  /** The first cards are under way: their places are held. */
  isLoading?: boolean;
  /** There are more than are shown. */
  onMore?: (() => void) | undefined;
}

const places = { card: ['first', 'second', 'third', 'fourth'], wide: ['first'] } as const;
const heights = { card: '280px', wide: '96px' } as const;

/** Cards side by side, as many as fit. */
export function CardGrid<Item>({
  items,
  keyOf,
  children,
  size = 'card',
  isLoading = false,
  onMore,
}: CardGridProps<Item>) {
  const { t } = useTranslation('home');
  return (
    <GridRoot data-size={size} aria-busy={isLoading}>
      {(isLoading || items.length > 0) && (
        <ul>
          {isLoading &&
            places[size].map((place) => (
              <li key={place} aria-hidden="true">
                <Skeleton shape="block" height={heights[size]} />
              </li>
            ))}
          {items.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ul>
      )}
      {onMore && <Button onClick={onMore}>{t('more')}</Button>}
    </GridRoot>
  );
}
