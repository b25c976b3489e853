import { expect, it } from 'vitest';
import { typedWords } from './typed-words.ts';

it.each([
  ['**除权日：**当天', '除权日：当天'],
  ['# Title\n\n- **one**\n- two', 'Title\n\none\ntwo'],
  ['> quoted *words*', 'quoted words'],
  ['see [the page](https://a.com/b) and `code`', 'see the page and code'],
  ['***all*** ~~gone~~ __bold__', 'all gone bold'],
  ['a_b_c 2*3', 'a_b_c 2*3'],
  ['**never closed', 'never closed'],
  ['**a *b* c**', 'a b c'],
  ['---\nafter', 'after'],
  ['\\*\\* as typed', '** as typed'],
  ['1. first', '1. first'],
])('%j reads as %j', (markdown, words) => expect(typedWords(markdown)).toBe(words));
