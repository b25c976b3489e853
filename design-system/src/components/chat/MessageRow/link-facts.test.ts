import { expect, it } from 'vitest';
import { linkFacts } from './link-facts.ts';

it.each([
  ['no link', '均线怎么看？', undefined],
  [
    'a first page',
    'see https://example.com.',
    { href: 'https://example.com/', host: 'example.com', path: '' },
  ],
  [
    'the first of two, with what is asked',
    '看 https://example.com:8443/a?b=1，和 https://other.example',
    { href: 'https://example.com:8443/a?b=1', host: 'example.com:8443', path: '/a?b=1' },
  ],
  [
    'a path in readable letters',
    'https://example.com/%E5%9D%87%E7%BA%BF',
    { href: 'https://example.com/%E5%9D%87%E7%BA%BF', host: 'example.com', path: '/均线' },
  ],
  [
    'a path that is no text',
    'https://example.com/%E5',
    { href: 'https://example.com/%E5', host: 'example.com', path: '/%E5' },
  ],
  [
    'a name before the host is not where it leads',
    'https://goldbean.example@evil.example/login',
    { href: 'https://goldbean.example@evil.example/login', host: 'evil.example', path: '/login' },
  ],
  [
    'letters that look like others',
    'https://gоldbean.example',
    { href: 'https://xn--gldbean-9ig.example/', host: 'xn--gldbean-9ig.example', path: '' },
  ],
  ['what no browser follows', 'https://[::1', undefined],
])('F: %s', (_, text, facts) => {
  expect(linkFacts(text)).toEqual(facts);
});
