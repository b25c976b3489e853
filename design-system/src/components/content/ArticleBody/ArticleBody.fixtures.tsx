import { RichText } from '../../../primitives/index.ts';
import { wholeCashArticle } from '../../../stories/article.ts';
import { controls, fileNames, reading, titles } from '../../../stories/index.ts';
import { day, minute, picture, storyNow, teacher } from '../content.fixtures.ts';
import type { ArticleText } from './ArticleBody.tsx';

const html = wholeCashArticle(
  `<img src="${picture('#f36e14', fileNames.operatingCash)}" alt="${reading.cashAlt}" width="640" height="400">`,
);
const body = (words: string) => (
  <RichText source={{ kind: 'html', html: words }} tableLabel={controls.table} topHeading={2} />
);

export const article: ArticleText = {
  title: titles.tenMinutes,
  author: teacher,
  publishedAt: storyNow - 2 * day,
  updatedAt: storyNow - day,
  readingTime: 10 * minute,
  topic: titles.statementsTopic,
  body: body(html),
};
/** Its first paragraphs. */
export const beginning = body(html.slice(0, html.indexOf('<figure>')));
