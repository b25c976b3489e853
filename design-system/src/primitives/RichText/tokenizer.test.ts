import { Marked } from 'marked';
import { expect, it } from 'vitest';
import { tokenizer } from './tokenizer.ts';

const marked = new Marked({ tokenizer, gfm: true, async: false });
const html = (markdown: string) => marked.parseInline(markdown, { async: false });
const link = (address: string, text = address) => `<a href="${address}">${text}</a>`;

it.each([
  ['**除权日：**当天', '<strong>除权日：</strong>当天'],
  ['当天**（除权）**起', '当天<strong>（除权）</strong>起'],
  ['**看 [x](https://a.com)：**后', `<strong>看 ${link('https://a.com', 'x')}：</strong>后`],
  ['*重要：*看', '<em>重要：</em>看'],
  ['**a *b* c**', '<strong>a <em>b</em> c</strong>'],
  ['a * b * c', 'a * b * c'],
  ['`**x：**`y', '<code>**x：**</code>y'],
  ['看https://a.com/b，谢谢', `看${link('https://a.com/b')}，谢谢`],
  ['(HTTP://a.com/b)', `(${link('HTTP://a.com/b')})`],
  ['“https://a.com/b_(c)”', `“${link('https://a.com/b_(c)')}”`],
  ['www.a.com/b）。', `${link('http://www.a.com/b', 'www.a.com/b')}）。`],
  ['https://...', 'https://...'],
])('%s', (markdown, expected) => expect(html(markdown)).toBe(expected));
