import { expect, it } from 'vitest';
import { addressIn, addressPattern } from './web-address.ts';

const found = (text: string): string => addressIn(new RegExp(addressPattern, 'u').exec(text)?.[0] ?? '');

it.each([
  ['(see https://a.com/b)', 'https://a.com/b'],
  ['[https://a.com/b].', 'https://a.com/b'],
  ['https://en.wikipedia.org/wiki/Beta_(finance)', 'https://en.wikipedia.org/wiki/Beta_(finance)'],
  ['(https://en.wikipedia.org/wiki/Beta_(finance)).', 'https://en.wikipedia.org/wiki/Beta_(finance)'],
  ['“https://a.com/b”', 'https://a.com/b'],
  ["'https://a.com/b'", 'https://a.com/b'],
  ['「https://a.com/b」', 'https://a.com/b'],
  ['《https://a.com》', 'https://a.com'],
  ['看 https://a.com/b，谢谢', 'https://a.com/b'],
  ['https://a.com/b…', 'https://a.com/b'],
  ['https://a.com/b）', 'https://a.com/b'],
  ['HTTP://A.com/B?c=1', 'HTTP://A.com/B?c=1'],
  ['Https://a.com/ดี', 'Https://a.com/ดี'],
  ['**https://a.com**', 'https://a.com'],
  ['https://a.com/?q=[x]', 'https://a.com/?q=[x]'],
  ['https://...', ''],
  ['https://', ''],
])('%s', (text, address) => expect(found(text)).toBe(address));
