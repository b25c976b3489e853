import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  FilmIcon,
  HeartIcon,
  NewspaperIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { ShelfHead, ShelfPlaces, ShelfRoot } from './Shelf.styles.ts';

/** What is new to read, to watch, or from whom the reader follows. */
export type ShelfKind = 'read' | 'watch' | 'followed';

export type ShelfState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'empty' }
  | { kind: 'ready' };

export interface ShelfProps {
  kind: ShelfKind;
  state: ShelfState;
  /** Where all of them are; left out where all of them stand here. */
  allHref?: string | undefined;
  onRetry: () => void;
  /** What helps where nothing is here: a ButtonLink. */
  emptyAction?: ReactNode;
  /** Cards, while it is ready. */
  children?: ReactNode;
}

const icons: Readonly<Record<ShelfKind, ReactNode>> = {
  read: <NewspaperIcon aria-hidden="true" />,
  watch: <FilmIcon aria-hidden="true" />,
  followed: <HeartIcon aria-hidden="true" />,
};
const places = ['1', '2', '3', '4'];

/** A part of the homepage: a few cards and the way to all of them. It loads by itself and fails by itself (S03). */
export function Shelf({ kind, state, allHref, onRetry, emptyAction, children }: ShelfProps) {
  const { t } = useTranslation('shelves');
  const id = useId();
  return (
    <ShelfRoot aria-labelledby={id} aria-busy={state.kind === 'loading'}>
      <ShelfHead>
        <h2 id={id}>{t(`${kind}.title`)}</h2>
        {allHref !== undefined && state.kind === 'ready' && (
          <ButtonLink fill="quiet" size="small" href={allHref}>
            {t(`${kind}.all`)}
          </ButtonLink>
        )}
      </ShelfHead>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <ShelfPlaces>
            {places.map((place) => (
              <Skeleton key={place} shape="block" height="220px" />
            ))}
          </ShelfPlaces>
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t(`${kind}.failed`)} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'empty' && (
        <EmptyState size="row" icon={icons[kind]} title={t(`${kind}.empty`)} action={emptyAction}>
          {t(`${kind}.emptyHint`)}
        </EmptyState>
      )}
      {state.kind === 'ready' && children}
    </ShelfRoot>
  );
}
