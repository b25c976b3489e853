import { contentTypes } from '@goldbean/contract';
import { expect, it } from 'vitest';
import { contentLink } from './content-href.ts';

const post = { type: 'post', id: '1' };

it.each(contentTypes.filter((type) => type !== 'comment'))('E30: a notice about a %s leads to it', (type) => {
  const written = { type, id: '1', about: null };
  expect(contentLink(written, false)).toMatchObject({ words: 'openContent' });
  expect(contentLink(written, true)).toMatchObject({ words: 'mendContent' });
});

it('E30: a notice about a comment leads to what it stands under, also one that was rejected', () => {
  const openPost = { words: 'openContent', href: '/hljw/jingwangquan?post=1' };
  const comment = { type: 'comment', id: '9', about: post };
  expect(contentLink(comment, false)).toEqual(openPost);
  expect(contentLink(comment, true)).toEqual(openPost);
  expect(contentLink({ how: 'mention', about: post }, false)).toEqual(openPost);
});

it('a kind of a newer server leads nowhere', () => {
  expect(contentLink({ type: 'poem', id: '1', about: null }, true)).toBeNull();
});
