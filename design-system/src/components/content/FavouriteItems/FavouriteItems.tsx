import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Link,
  Select,
  Spinner,
  StarIcon,
  Trash2Icon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FavouriteFolderView } from '../FavouriteFolders/favourite-folder.ts';
import { Item, ItemsRoot } from './FavouriteItems.styles.ts';

/** Something that lies in a folder. */
export interface FavouriteItemView {
  key: string;
  type: 'channel' | 'live' | 'replay' | 'video';
  /** When it was kept, UTC ms. */
  at: number;
  /** Null where it is gone, or not to be seen any more. `by` may be empty, such as for a channel. */
  card: { title: string; img: string; by: string; href: string } | null;
}

export type FavouriteItemsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; items: readonly FavouriteItemView[]; hasMore: boolean; isLoadingMore: boolean };

export interface FavouriteItemsProps {
  state: FavouriteItemsState;
  /** The other folders, to which something may move. */
  folders: readonly FavouriteFolderView[];
  onMove: (key: string, folderId: string) => void;
  onRemove: (key: string) => void;
  onMore: () => void;
  onRetry: () => void;
}

const typeWords = {
  channel: 'type.channel',
  live: 'type.live',
  replay: 'type.replay',
  video: 'type.video',
} as const satisfies Record<FavouriteItemView['type'], string>;

/** What lies in a folder of favourites, each with the way to it and to another folder (S44). */
export function FavouriteItems({ state, folders, onMove, onRemove, onMore, onRetry }: FavouriteItemsProps) {
  const { t } = useTranslation('favourites');
  const formats = useFormats();
  if (state.kind === 'loading') return <Spinner label={t('loading')} />;
  if (state.kind === 'error')
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  if (state.items.length === 0)
    return (
      <EmptyState size="row" icon={<StarIcon aria-hidden="true" />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <ItemsRoot>
      <ul>
        {state.items.map(({ key, type, at, card }) => {
          const title = card?.title ?? t('gone');
          return (
            <Item key={key}>
              {card && card.img !== '' && <img src={card.img} alt="" loading="lazy" />}
              <div>
                {card ? (
                  <Link look="plain" href={card.href}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
                <small>
                  {[t(typeWords[type]), card?.by ?? '', formats.date(at)].filter(Boolean).join(' · ')}
                </small>
              </div>
              {folders.length > 0 && (
                <Select
                  size="small"
                  aria-label={t('moveOf', { title })}
                  value=""
                  options={[
                    { value: '', label: t('move') },
                    ...folders.map((folder) => ({ value: folder.id, label: folder.title })),
                  ]}
                  onChange={(event) => event.target.value !== '' && onMove(key, event.target.value)}
                />
              )}
              <IconButton
                size="small"
                label={t('removeOf', { title })}
                icon={<Trash2Icon aria-hidden="true" />}
                onClick={() => onRemove(key)}
              />
            </Item>
          );
        })}
      </ul>
      {state.hasMore && (
        <Button size="small" busyLabel={state.isLoadingMore ? t('loading') : undefined} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </ItemsRoot>
  );
}
