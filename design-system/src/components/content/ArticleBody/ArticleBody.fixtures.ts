import { day, minute, picture, storyNow, teacher } from '../content.fixtures.ts';
import type { ArticleText } from './ArticleBody.tsx';

export const article: ArticleText = {
  title: 'How to read a cash-flow statement in ten minutes',
  author: teacher,
  publishedAt: storyNow - 2 * day,
  updatedAt: storyNow - day,
  readingTime: 10 * minute,
  topic: 'Financial statements',
  html: `<p>Profit is an opinion, cash is a fact. A company can report a good year and still run out of money; the cash-flow statement shows where the money really went. It has three parts, and each answers one question.</p>
<h2>Three parts, three questions</h2>
<ol><li><strong>Operating.</strong> Does the business earn money, or does it only send invoices?</li><li><strong>Investing.</strong> What does it buy to keep earning?</li><li><strong>Financing.</strong> Who pays for it: owners, lenders or customers?</li></ol>
<figure><img src="${picture('#f36e14', 'Operating cash flow')}" alt="Operating cash flow rises over five years with two dips" width="640" height="400"><figcaption>Operating cash flow of an example company, 2021 to 2025.</figcaption></figure>
<h2>Put profit and cash side by side</h2>
<table><caption>Example company, in millions</caption><thead><tr><th>Year</th><th align="right">Net profit</th><th align="right">Operating cash</th><th align="right">Cash / profit</th></tr></thead><tbody><tr><td>2023</td><td align="right">1,204.5</td><td align="right">1,310.2</td><td align="right">1.09</td></tr><tr><td>2024</td><td align="right">1,388.0</td><td align="right">902.7</td><td align="right">0.65</td></tr><tr><td>2025</td><td align="right">1,502.3</td><td align="right">411.9</td><td align="right">0.27</td></tr></tbody></table>
<blockquote><p>When profit climbs and cash falls for two years running, ask why before you ask how much.</p></blockquote>
<p>Take one company you know, lay five years side by side and mark the years in which the ratio is below 0.8. <a href="/hljw/courseCenter/courseHome?id=12">Lesson 12</a> shows what to look for next.</p>`,
};
