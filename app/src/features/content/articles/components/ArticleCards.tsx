import type { ArticleAccess, ArticleCard as Listed } from '@goldbean/contract/content';
import { ArticleCard, type ContentAccess } from '@goldbean/design-system/content';
import { CardGrid } from '@goldbean/design-system/page';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { topicName } from '../../../../shared/topics/index.ts';
import { moreArticles } from '../article-shelves.actions.ts';
import { articleShelvesState, type ArticleShelf } from '../article-shelves.state.ts';

export interface ArticleCardsProps {
  readonly shelf: ArticleShelf;
  /** Only so many; left out, all of them as one asks for more. */
  readonly most?: number | undefined;
}

const accessOf: Readonly<Record<ArticleAccess, ContentAccess>> = {
  public: 'open',
  fans: 'members',
  iron_fans: 'members',
  paid: 'paid',
};

/** G048: articles to open (S03). */
export function ArticleCards({ shelf, most }: ArticleCardsProps) {
  const { list, next } = useSnapshot(articleShelvesState)[shelf];
  const shown = list.slice(0, most);
  // One alone takes the row, as the grid has it: its cover would fill the page.
  const layout = shown.length === 1 ? 'row' : 'tile';
  return (
    <CardGrid
      items={shown}
      keyOf={({ id }) => id}
      onMore={most === undefined && next !== null ? () => moreArticles(shelf) : undefined}
    >
      {(article) => <ListedArticle article={article} layout={layout} />}
    </CardGrid>
  );
}

interface ListedArticleProps {
  readonly article: Snapshot<Listed>;
  readonly layout: 'row' | 'tile';
}

function ListedArticle({ article, layout }: ListedArticleProps) {
  const { t } = useTranslation('circle');
  const { id, title, summary, cover, author, channel, topic, access, at_ts, likes, comments } = article;
  return (
    <ArticleCard
      layout={layout}
      title={title}
      summary={summary}
      {...(cover && { cover: cover.url })}
      author={channel?.name ?? author.nickname}
      {...(topic && { topic: topicName(topic, t) })}
      publishedAt={at_ts}
      likes={likes}
      comments={comments}
      href={paths.article.href({ id })}
      access={accessOf[access]}
    />
  );
}
