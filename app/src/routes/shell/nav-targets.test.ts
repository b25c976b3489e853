import { describe, expect, it } from 'vitest';
import { hasDesk, isReachable, navTarget, navTargets, reachableEntries, targetHref } from './nav-targets.ts';

describe('S42: the top navigation', () => {
  it.each([
    ['999999995', '/hljw/smallvideo'],
    ['999999993', '/hljw/dailynews'],
    ['999999992', '/hljw/jingwangquan'],
    ['999999994', '/hljw/pindaolist'],
    ['999999996', '/hljw/wishblock'],
    ['999999998', '/hljw/chatGPT'],
    ['999999997', '/staticArea/loading'],
    ['999999999', '/hljw/EBookList'],
    ['999999100', '/subject/clubHome?type=1'],
    ['999999104', '/subject/clubHome?type=2'],
    ['999999105', '/subject/clubHome?type=3'],
    ['999999106', '/subject/clubHome?type=4'],
    ['999999111', '/hljw/studentNotes'],
    ['999991005', '/hljw/creditsIndex'],
    ['999991006', '/hljw/courseCenter/courseHome'],
    ['1', '/hljw/homepage?menu=1'],
    ['999999101', '/hljw/homepage?menu=999999101'],
  ])('%s leads to %s', (code, href) => {
    const target = navTarget(code);
    expect(target.kind === 'page' && targetHref(target)).toBe(href);
  });

  it.each([['999991007', 'circles']])('%s leaves for the site of %s', (code, site) => {
    expect(navTarget(code)).toEqual({ kind: 'external', site });
  });

  it('knows the sixteen codes of the table', () => expect(Object.keys(navTargets)).toHaveLength(16));

  it('sets the status 2 on the way into the static zone only', () => {
    const withStatus = Object.entries(navTargets).filter(([, target]) => 'userStatus' in target);
    expect(withStatus.map(([code]) => code)).toEqual(['999999997']);
  });

  it.each([
    [['inspector'], true],
    [['member', 'product_head'], true],
    [['admin'], true],
    [['member'], false],
    [['support'], false],
    [[], false],
  ] as const)('gives %j a desk: %s', (roles, expected) => expect(hasDesk([...roles])).toBe(expected));

  it('shows a code only when its page or site is there', () => {
    const hasPage = (path: string) => path === '/hljw/wishblock';
    const sites = { circles: 'https://circles.example' };
    const shown = Object.keys(navTargets).filter((code) => isReachable(navTarget(code), hasPage, sites));
    expect(shown.toSorted()).toEqual(['999991007', '999999996']);
  });

  it('E Specification.8: keeps the order of the menu, as far as its pages exist', () => {
    // The sixteen codes in the order of the specification's point 2, as config/boot sends them.
    const codes = (
      '999999995 999999993 999999992 999999994 999999996 999999998 999999997 999999999 ' +
      '999999100 999999104 999999105 999999106 999999111 999991005 999991006 999991007'
    ).split(' ');
    const shown = (
      menu: readonly string[],
      hasPage: (path: string) => boolean,
      site = 'https://a.example',
    ) => {
      const entries = reachableEntries(
        menu.map((code) => ({ code })),
        hasPage,
        { circles: site },
      );
      return entries.map(({ entry }) => entry.code);
    };
    expect(shown(codes, () => true)).toEqual(codes);
    expect(shown(codes.toReversed(), () => true)).toEqual(codes.toReversed());
    const some = new Set(['/hljw/creditsIndex', '/hljw/wishblock', '/hljw/smallvideo']);
    expect(shown(codes, (path) => some.has(path), '')).toEqual(['999999995', '999999996', '999991005']);
  });
});
