import { describe, expect, it } from 'vitest';
import { isKnownPath, paths } from './paths.ts';
import { returnPath } from './return-path.ts';

describe('paths', () => {
  it('writes the query, escaped, and leaves out what is empty', () => {
    expect(paths.login.href({ to: '/user/myGold?page=2&kind=gift' })).toBe(
      '/login?to=%2Fuser%2FmyGold%3Fpage%3D2%26kind%3Dgift',
    );
    expect(paths.liveSetting.href({ live_id: '', channel_id: undefined })).toBe('/pindao/liveSetting');
  });
});

it('knows which addresses have a page', () => {
  expect(isKnownPath('/user/myGold')).toBe(true);
  expect(isKnownPath('/hljw/aixiaocaishen')).toBe(false);
});

describe('S01: the page to return to', () => {
  it.each([
    ['/user/myGold?page=2#top', '/user/myGold?page=2#top'],
    ['/pindao/pdLive?live_id=7', '/pindao/pdLive?live_id=7'],
    ['/hljw/homepage?token=stolen&menu=1', '/hljw/homepage?menu=1'],
  ])('%s is kept', (to, expected) => expect(returnPath(to)).toBe(expected));

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login?to=/login',
    '/logout',
    '/home',
    '/',
  ])('%s leads home', (to) => expect(returnPath(to)).toBe('/hljw/homepage'));
});
