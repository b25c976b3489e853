import { FavouriteFolders, FavouriteItems, type FavouriteItemsState } from '@goldbean/design-system/content';
import { Drawer } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import {
  deleteFolder,
  dropItem,
  keyOf,
  loadFolders,
  loadItems,
  moreItems,
  moveItem,
  saveFolder,
  showFolder,
} from '../favourites.actions.ts';
import type { FavouriteThing } from '../favourites.service.ts';
import { favouritesState } from '../favourites.state.ts';

const hrefOf = {
  channel: (channel_id: string) => paths.channel.href({ channel_id }),
  live: (live_id: string) => paths.liveMiddlePage.href({ live_id }),
  replay: (live_id: string) => paths.livePlayback.href({ live_id }),
  video: (id: string) => paths.videoPlay.href({ id }),
} as const satisfies Record<FavouriteThing['type'], (id: string) => string>;

export interface FavouritesPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** S44: my folders and what lies in them, over whichever page one is on (D91). */
export function FavouritesPanel({ isOpen, onClose }: FavouritesPanelProps) {
  const { t } = useTranslation('favourites');
  const { phase, error, folders, selected, items } = useSnapshot(favouritesState);
  useEffect(() => {
    if (isOpen) void loadFolders();
  }, [isOpen]);
  const named = folders.map(({ id, title, is_default, items: count }) => ({
    id,
    title: title || t('first'),
    count,
    isDefault: is_default,
  }));
  const itemsState = (): FavouriteItemsState => {
    if (items.phase === 'failed') return { kind: 'error', reason: errorWords(items.error) };
    if (items.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      items: items.list.map(({ type, id, at_ts, card }) => ({
        key: keyOf({ type, id }),
        type,
        at: at_ts,
        card: card && { ...card, href: hrefOf[type](id) },
      })),
      hasMore: items.list.length < items.total,
      isLoadingMore: items.isLoadingMore,
    };
  };
  const thingOf = (key: string) => items.list.find((item) => keyOf(item) === key);
  const withThing = (key: string, act: (thing: FavouriteThing) => Promise<void>) => {
    const thing = thingOf(key);
    if (thing) void act(thing);
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')} size="large">
      <FavouriteFolders
        state={
          phase === 'ready'
            ? { kind: 'ready', folders: named }
            : phase === 'failed'
              ? { kind: 'error', reason: errorWords(error) }
              : { kind: 'loading' }
        }
        selectedId={selected}
        onSelect={(id) => void showFolder(id)}
        onCreate={(title) => void saveFolder({ title })}
        onRename={(id, title) => void saveFolder({ id, title })}
        onMakeDefault={(id) => void saveFolder({ id, is_default: true })}
        onDelete={(id, moveTo) => void deleteFolder(id, moveTo)}
        onRetry={() => void loadFolders()}
      />
      {phase === 'ready' && (
        <FavouriteItems
          state={itemsState()}
          folders={named.filter(({ id }) => id !== selected)}
          onMove={(key, folder) => withThing(key, (thing) => moveItem(thing, folder))}
          onRemove={(key) => withThing(key, dropItem)}
          onMore={() => void moreItems()}
          onRetry={() => void loadItems()}
        />
      )}
    </Drawer>
  );
}
