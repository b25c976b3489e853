import { expect, test } from 'vitest';
import { articleDocument, documentPictures, documentText, isEmptyDocument } from './articles.document.ts';
import { articleLimits } from './articles.limits.ts';

const keysOf = (given: unknown): string[] =>
  articleDocument.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
const paragraph = (text: string, more: object = {}) => ({ kind: 'paragraph', runs: [{ text, ...more }] });

test('S50, R17: HTML in a document is words, and a block of another kind, a script link or an unknown field is refused', () => {
  const words = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(articleDocument.parse([paragraph(words)])).toEqual([paragraph(words)]);
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    ' https://a.b',
  ])
    expect(keysOf([paragraph('link', { href })])).toEqual(['article.link']);
  for (const href of ['https://example.com/a?b=c', '/hljw/helpcenter?topic=money'])
    expect(keysOf([paragraph('link', { href })])).toEqual([]);
  for (const bad of [
    { kind: 'html', html: '<b>' },
    { kind: 'paragraph', runs: [{ text: 'a', style: 'color:red' }] },
    { kind: 'paragraph', runs: [{ text: '' }] },
    { kind: 'heading', level: 1, runs: [] },
    { kind: 'list', ordered: true, items: [] },
    { kind: 'picture', file_id: '../../etc/passwd', alt: '' },
  ])
    expect(keysOf([bad])).not.toEqual([]);
});

test('S50: a document is at most 20,000 characters, counted as members count them, and 30 pictures', () => {
  const most = '牛'.repeat(articleLimits.articleCharacters);
  expect(keysOf([paragraph(most)])).toEqual([]);
  expect(keysOf([paragraph(most), paragraph('x')])).toEqual(['article.too_long']);
  const picture = (n: number) => ({ kind: 'picture', file_id: `f${n}`, alt: '' });
  const pictures = Array.from({ length: articleLimits.articlePictures + 1 }, (_, n) => picture(n));
  expect(keysOf(pictures.slice(1))).toEqual([]);
  expect(keysOf(pictures)).toEqual(['article.pictures']);
  expect(keysOf(Array.from({ length: articleLimits.articleBlocks + 1 }, () => paragraph('x')))).toEqual([
    'article.too_long',
  ]);
});

test.each(['a\0b', 'a\ud83db'])('what the database does not store is refused: %j', (bad) => {
  expect(keysOf([paragraph(bad)])).toEqual(['request.invalid']);
  expect(keysOf([{ kind: 'picture', file_id: 'f1', alt: bad }])).toEqual(['request.invalid']);
  expect(keysOf([paragraph('link', { href: `https://example.com/${bad}` })])).toEqual(['article.link']);
});

test('its words are read without marks, and nothing but blanks is nothing', () => {
  const document = articleDocument.parse([
    { kind: 'heading', level: 2, runs: [{ text: 'Cash' }] },
    { kind: 'picture', file_id: 'f1', alt: 'a chart' },
    {
      kind: 'list',
      ordered: false,
      items: [[{ text: 'one', bold: true }, { text: ' more' }], [{ text: 'two' }]],
    },
  ]);
  expect(documentText(document)).toBe('Cash\none more\ntwo');
  expect(documentPictures(document)).toEqual(['f1']);
  expect(isEmptyDocument(document)).toBe(false);
  expect(isEmptyDocument(articleDocument.parse([paragraph(' \u200b ')]))).toBe(true);
});
