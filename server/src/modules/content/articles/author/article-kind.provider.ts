import { documentText } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import type { ArticleBody, ArticlePorts } from '../articles.ports.ts';
import { takeFilesFrom } from '../articles.repository.ts';
import { isSold, lockArticle } from '../purchase/purchases.repository.ts';
import { dropFiles, type ArticleScene } from './article-files.usecase.ts';

/** Registers articles with the engine of what members write; one that was sold stays. */
export function provideArticleKind({ engine }: Pick<ArticlePorts, 'engine'>, scene: ArticleScene): void {
  // The contract's schema has checked the fields: it is the only way in.
  engine.kind('article', {
    check: (body) => body as ArticleBody,
    words: (body) => {
      const { title, document } = body as ArticleBody;
      return { title, text: documentText(document) };
    },
    files: (body) => {
      const { cover } = body as ArticleBody;
      return cover === null ? [] : [cover];
    },
    onRemoved: async (tx, id) => {
      await lockArticle(tx, id);
      if (await isSold(tx, id)) refuse('article.sold');
      await dropFiles(tx, await takeFilesFrom(tx, id), scene);
    },
  });
}
