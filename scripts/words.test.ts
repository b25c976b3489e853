import { describe, expect, test } from 'vitest';
import { bannedWords, bannedWordsIn, type BannedWord } from './words.ts';

const list: readonly BannedWord[] = [
  { word: 'gloop', instead: 'thing' },
  { word: 'gloops', instead: 'things' },
];
const linesOf = (path: string, source: string): (number | undefined)[] =>
  bannedWordsIn(path, source, list).map(({ line }) => line);

describe('a banned word is found', () => {
  test.each([
    ['as a name', 'const gloop = 1;'],
    ['at the beginning of a name', 'const gloopCount = 1;'],
    ['within a name', 'const isGloop = 1;'],
    ['in a constant', 'const GLOOP_COUNT = 1;'],
    ['as a type', 'type Gloop = string;'],
    ['as a property', 'const a = { gloop: 1 };'],
    ['as an attribute', 'const a = <div gloop />;'],
    ['in a comment', '// The gloop of a room.'],
    ['in a block', '/** Gloops of a room. */'],
  ])('%s', (_, source) => {
    expect(linesOf('app/src/a.tsx', source)).toEqual([1]);
  });

  test('in a document, with its line', () => {
    expect(linesOf('docs/a.md', '# A\n\nThe gloop is here.\n')).toEqual([3]);
  });

  test('in the name of a file', () => {
    expect(bannedWordsIn('app/src/gloop-list.ts', '', list)).toEqual([
      { path: 'app/src/gloop-list.ts', word: 'gloop', instead: 'thing' },
    ]);
  });
});

describe('it is not found', () => {
  test.each([
    ['within another word', 'const gloopy = bigloop;'],
    ['in a text', "const a = 'the gloop';"],
    ['in a text of a page', 'const a = <p>The gloop</p>;'],
  ])('%s', (_, source) => {
    expect(linesOf('app/src/a.tsx', source)).toEqual([]);
  });

  test('in the code of a document', () => {
    expect(linesOf('docs/a.md', 'Not `gloop`:\n\n```ts\nconst gloop = 1;\n```\n')).toEqual([]);
  });
});

test('the list names each word once, in lower case', () => {
  const words = bannedWords.map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/^[a-z]+$/);
});
