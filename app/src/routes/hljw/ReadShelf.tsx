import { Shelf } from '@goldbean/design-system/home';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import {
  ArticleCards,
  articleShelvesState,
  openArticles,
  retryArticles,
} from '../../features/content/articles/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { fewCards, shelfState, type HomeShelfProps } from './home-shelf.ts';

/** To read: the newest articles (S03). */
export function ReadShelf({ isWhole }: HomeShelfProps) {
  const articles = useSnapshot(articleShelvesState).new;
  useEffect(() => openArticles('new'), []);
  return (
    <Shelf
      kind="read"
      state={shelfState([articles])}
      allHref={isWhole ? undefined : paths.homepage.href({ menu: 'read' })}
      onRetry={() => retryArticles('new')}
    >
      <ArticleCards shelf="new" most={isWhole ? undefined : fewCards} />
    </Shelf>
  );
}
