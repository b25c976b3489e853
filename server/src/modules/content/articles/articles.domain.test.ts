import { articleAccesses, documentText, type DocumentBlock } from '@goldbean/contract';
import { expect, test } from 'vitest';
import { lockOf, previewOf, summaryOf } from './articles.domain.ts';

const nobody = { isOwn: false, isJudge: false, isFan: false, isIronFan: false, hasBought: false };
const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', runs: [{ text }] });

test('P10, D30: each way of access opens to who has what it asks for, to its author, to judges and to buyers', () => {
  const locks = (reader: Partial<typeof nobody>) =>
    articleAccesses.map((access) => lockOf(access, { ...nobody, ...reader }));
  expect(locks({})).toEqual([null, 'article.for_fans', 'article.for_iron_fans', 'article.for_buyers']);
  expect(locks({ isFan: true })).toEqual([null, null, 'article.for_iron_fans', 'article.for_buyers']);
  expect(locks({ isIronFan: true })).toEqual([null, null, null, 'article.for_buyers']);
  for (const reader of [{ isOwn: true }, { isJudge: true }, { hasBought: true }])
    expect(locks(reader)).toEqual([null, null, null, null]);
});

test('S49: a preview is words alone and never more than a third of them', () => {
  const picture: DocumentBlock = { kind: 'picture', file_id: 'secret', alt: 'the answer' };
  const short = [picture, paragraph('123456789')];
  expect(previewOf(short)).toEqual([paragraph('123…')]);
  const long = [
    paragraph('a'.repeat(200)),
    picture,
    paragraph('b'.repeat(200)),
    paragraph('c'.repeat(2_000)),
  ];
  expect(documentText(previewOf(long))).toBe(`${'a'.repeat(200)}\n${'b'.repeat(40)}…`);
  const list: DocumentBlock = { kind: 'list', ordered: false, items: [[{ text: 'x'.repeat(300) }]] };
  expect(previewOf([list, paragraph('y'.repeat(900))])).toEqual([]);
});

test('a summary of what is locked says no more than its preview', () => {
  const document: DocumentBlock[] = [
    { kind: 'heading', level: 2, runs: [{ text: 'Head' }] },
    paragraph('The first words, and then the secret.'),
  ];
  expect(summaryOf(document, true)).toBe('The first words, and then the secret.');
  expect(summaryOf(document, false)).not.toContain('secret');
});
