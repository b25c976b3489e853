import { wholeCashArticle } from '../../../stories/article.ts';
import { fileNames, reading, titles } from '../../../stories/index.ts';
import { day, minute, picture, storyNow, teacher } from '../content.fixtures.ts';
import type { ArticleText } from './ArticleBody.tsx';

export const article: ArticleText = {
  title: titles.tenMinutes,
  author: teacher,
  publishedAt: storyNow - 2 * day,
  updatedAt: storyNow - day,
  readingTime: 10 * minute,
  topic: titles.statementsTopic,
  html: wholeCashArticle(
    `<img src="${picture('#f36e14', fileNames.operatingCash)}" alt="${reading.cashAlt}" width="640" height="400">`,
  ),
};
