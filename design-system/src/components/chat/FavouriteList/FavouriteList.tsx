import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Spinner,
  StarIcon,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FavouriteRoot, FavouriteRow, FavouriteWords } from './FavouriteList.styles.ts';

/** A message that the reader keeps. */
export interface FavouriteMessage {
  id: string;
  nickname: string;
  /** In short, in the reader's language: "[Picture]" for what has no words; null once it is gone (M34). */
  text: string | null;
  /** When it was kept, UTC ms. */
  savedAt: number;
}

export type FavouriteListState =
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  /** The newest first. `hasMore`: there are further ones; `isLoadingMore` while they come. */
  | { kind: 'ready'; favourites: readonly FavouriteMessage[]; hasMore: boolean; isLoadingMore: boolean };

export interface FavouriteListProps {
  state: FavouriteListState;
  /** Goes to the message. */
  onOpen: (favourite: FavouriteMessage) => void;
  onRemove: (favourite: FavouriteMessage) => void;
  onMore: () => void;
}

/** E36: what a member keeps of the talk of all classes. */
export function FavouriteList({ state, onOpen, onRemove, onMore }: FavouriteListProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  if (state.kind === 'loading') return <Spinner label={t('favourites.loading')} />;
  if (state.kind === 'failed')
    return (
      <ErrorState title={t('favourites.failed')} retry={{ label: t('retry'), onRetry: state.onRetry }} />
    );
  if (state.favourites.length === 0)
    return (
      <EmptyState icon={<StarIcon aria-hidden="true" />} title={t('favourites.empty')}>
        {t('favourites.emptyHint')}
      </EmptyState>
    );

  return (
    <FavouriteRoot aria-label={t('favourites.label')}>
      <ul>
        {state.favourites.map((favourite) => {
          const { id, nickname, text, savedAt } = favourite;
          const isGone = text === null;
          return (
            <FavouriteRow key={id}>
              <FavouriteWords type="button" disabled={isGone} onClick={() => onOpen(favourite)}>
                {isGone ? t('quote.gone') : `${nickname}: ${text}`}
                <small>{formats.moment(savedAt)}</small>
              </FavouriteWords>
              <IconButton
                size="small"
                label={isGone ? t('favourites.removeGone') : t('favourites.remove', { name: nickname })}
                icon={<XIcon aria-hidden="true" />}
                onClick={() => onRemove(favourite)}
              />
            </FavouriteRow>
          );
        })}
      </ul>
      {state.hasMore && (
        <Button busyLabel={state.isLoadingMore ? t('favourites.loading') : undefined} onClick={onMore}>
          {t('favourites.more')}
        </Button>
      )}
    </FavouriteRoot>
  );
}
