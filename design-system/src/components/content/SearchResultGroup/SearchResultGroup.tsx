import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Link, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Highlight } from '../Highlight/Highlight.tsx';
import {
  GroupCustom,
  GroupFailure,
  GroupHead,
  GroupNote,
  GroupRoot,
  GroupWaiting,
  resultClass,
} from './SearchResultGroup.styles.ts';

/** What a search looks through (S03). */
export type SearchKind =
  | 'stocks'
  | 'articles'
  | 'videos'
  | 'lives'
  | 'replays'
  /** Places of replays in which something was said. */
  | 'minutes'
  | 'messages'
  | 'channels'
  | 'posts'
  | 'wishes'
  | 'users';

export interface SearchHitView {
  id: string;
  title: string;
  /** The sentence it was found in; may be empty. */
  snippet: string;
  /** Author, date, minute of a replay: one quiet line, already in words. */
  note: string;
  /** Address of a picture, or empty. */
  img: string;
  href: string;
}

export type SearchResultState =
  | { kind: 'loading' }
  /** This group failed; the others stand. `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** `total` may be more than the `hits` listed. */
  | { kind: 'ready'; total: number; hits: readonly SearchHitView[] }
  /** For what has a look of its own: StockHit, UserCard, ChannelCard. */
  | { kind: 'custom'; total: number; hasMore: boolean; children: ReactNode };

export interface SearchResultGroupProps {
  group: SearchKind;
  /** What was searched for; found words are marked. */
  query: string;
  state: SearchResultState;
  /** All of this group; offered when there are more than are listed. Left out where pages lead further. */
  allHref?: string;
  onRetry: () => void;
}

const groupWords = {
  stocks: 'search.stocks',
  articles: 'search.articles',
  videos: 'search.videos',
  lives: 'search.lives',
  replays: 'search.replays',
  minutes: 'search.minutes',
  messages: 'search.messages',
  channels: 'search.channels',
  posts: 'search.posts',
  wishes: 'search.wishes',
  users: 'search.users',
} as const satisfies Record<SearchKind, string>;

/** One kind of thing that a search found, with how many there are. */
export function SearchResultGroup({ group, query, state, allHref, onRetry }: SearchResultGroupProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const headId = useId();
  const total = state.kind === 'ready' || state.kind === 'custom' ? state.total : undefined;
  const hasMore =
    (state.kind === 'custom' && state.hasMore) || (state.kind === 'ready' && state.total > state.hits.length);
  return (
    <GroupRoot aria-labelledby={headId} aria-busy={state.kind === 'loading' || undefined}>
      <GroupHead>
        <h2 id={headId}>
          {t(groupWords[group])}
          {total !== undefined && <span>{formats.number(total)}</span>}
        </h2>
        {hasMore && allHref !== undefined && (
          <Link href={allHref} aria-label={`${t('search.all')}: ${t(groupWords[group])}`}>
            {t('search.all')}
          </Link>
        )}
      </GroupHead>
      {state.kind === 'loading' && (
        <GroupWaiting>
          <VisuallyHidden as="output">{t('search.searching')}</VisuallyHidden>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
          <Skeleton width="40%" />
        </GroupWaiting>
      )}
      {state.kind === 'error' && (
        <GroupFailure role="alert">
          <span>{state.reason}</span>
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </GroupFailure>
      )}
      {total === 0 && <GroupNote>{t('search.none', { query })}</GroupNote>}
      {state.kind === 'custom' && state.total > 0 && <GroupCustom>{state.children}</GroupCustom>}
      {state.kind === 'ready' && state.hits.length > 0 && (
        <ul>
          {state.hits.map((hit) => (
            <li key={hit.id} className={resultClass}>
              {hit.img && <img src={hit.img} alt="" loading="lazy" decoding="async" />}
              <div>
                <h3>
                  <Link look="plain" href={hit.href}>
                    <Highlight text={hit.title} query={query} />
                  </Link>
                </h3>
                {hit.snippet && (
                  <p data-clamp>
                    <Highlight text={hit.snippet} query={query} />
                  </p>
                )}
                <small>{hit.note}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </GroupRoot>
  );
}
