import { expect, it } from 'vitest';
import { documentCases } from './docx-corpus.fixtures.ts';

it.each(['word', 'wps', 'libreoffice'] as const)('S26: the corpus knows the habits of %s', (program) => {
  expect(documentCases.filter(({ habitsOf }) => habitsOf === program).length).toBeGreaterThanOrEqual(8);
});

it.each(['vi', 'th'] as const)('S26: the corpus knows the writing of %s', (writing) => {
  const own = documentCases.filter(({ language }) => language === writing);
  expect(own.length).toBeGreaterThanOrEqual(6);
  expect(new Set(own.map(({ habitsOf }) => habitsOf)).size).toBe(3);
});

it('S26: each document of the corpus has something to be seen or found, and none stands in it twice', () => {
  const names = documentCases.map(({ habitsOf, name }) => `${habitsOf}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
  const empty = documentCases.filter(({ sees, finds = [] }) => sees.length + finds.length === 0);
  expect(empty.map(({ name }) => name)).toEqual(['a picture of a wrongly named kind']);
});
