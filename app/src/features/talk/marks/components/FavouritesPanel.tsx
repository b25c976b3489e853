import { FavouriteList, type FavouriteListState } from '@goldbean/design-system/chat';
import { lineOf, type Favourite } from '@goldbean/contract/talk';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lineWords } from '../../../../shared/lines/index.ts';
import { favouritePages, openFavourites, removeFavourite } from '../favourites.actions.ts';
import { favouritesState } from '../marks.state.ts';

export interface MarkedFavouritesPanelProps {
  /** Goes to a message of a room. @param seq its count there; null where it can no longer be read */
  readonly onOpen: (room: string, seq: number | null) => void;
}

/** E36: what I keep of the talk of all classes. */
export function FavouritesPanel({ onOpen }: MarkedFavouritesPanelProps) {
  const { t } = useTranslation('groups');
  const { phase, list, total, isLoadingMore } = useSnapshot(favouritesState);
  useEffect(openFavourites, []);
  const rows = list as readonly Favourite[];
  const state = (): FavouriteListState => {
    if (phase === 'loading') return { kind: 'loading' };
    if (phase === 'failed') return { kind: 'failed', onRetry: () => void favouritePages.open() };
    const shown = rows.map(({ id, message, saved_ts }) => ({
      id,
      nickname: message?.sender.nickname ?? '',
      // M34: null once it is gone.
      text: message?.status === 'normal' ? lineWords(message.kind, lineOf(message), t) : null,
      savedAt: saved_ts,
    }));
    return { kind: 'ready', favourites: shown, hasMore: rows.length < total, isLoadingMore };
  };
  const withRow = (id: string, action: (row: Favourite) => void) => {
    const row = rows.find((one) => one.id === id);
    if (row) action(row);
  };
  return (
    <FavouriteList
      state={state()}
      onOpen={({ id }) => withRow(id, ({ room, message }) => onOpen(room, message?.seq ?? null))}
      onRemove={({ id }) => withRow(id, (row) => void removeFavourite(row))}
      onMore={() => void favouritePages.more()}
    />
  );
}
