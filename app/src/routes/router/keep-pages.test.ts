import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths/index.ts';
import { routeOf } from '../route-table.ts';
import type { RouteEntry } from '../route.ts';
import { beneathPanels, keepPages, pageKey, type MountedPage } from './keep-pages.ts';

function entryOf(path: string): RouteEntry {
  const entry = routeOf(path);
  if (!entry) throw new Error(`no route ${path}`);
  return entry;
}
const home = entryOf(paths.homepage.path);
const gold = entryOf(paths.myGold.path);

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: `${pathname}${search}`,
});

/** Walks through addresses; gives the keys that are mounted at the end. */
function walk(...steps: [RouteEntry, string?][]): readonly MountedPage[] {
  let mounted: readonly MountedPage[] = [];
  for (const [entry, search] of steps) mounted = keepPages(mounted, entry, at(entry.path, search));
  return mounted;
}
const keys = (mounted: readonly MountedPage[]) => mounted.map((page) => page.key);

describe('S47: which pages live on', () => {
  it('keeps a keep-alive page and drops the others', () => {
    expect(keys(walk([home], [gold], [home], [gold, '?kind=gift']))).toEqual([
      '/hljw/homepage',
      '/user/myGold?kind=gift',
    ]);
  });

  it('re-creates a page when its query differs, whatever the order of its fields', () => {
    expect(pageKey(gold, '?a=1&b=2')).toBe(pageKey(gold, '?b=2&a=1'));
    expect(pageKey(gold, '?a=1')).not.toBe(pageKey(gold, '?a=2'));
  });

  it('keeps one keep-alive page over all queries, and tells it the new one', () => {
    const mounted = walk([home], [home, '?menu=5']);
    expect(mounted).toHaveLength(1);
    expect(mounted[0]?.location.search).toBe('?menu=5');
  });

  it('leaves a hidden page the address it was left with', () => {
    expect(walk([home, '?menu=5'], [gold])[0]?.location.search).toBe('?menu=5');
  });

  it('does not re-create a page when a panel opens over it (D91)', () => {
    expect(pageKey(gold, '?page=2&panel=profile&uid=7')).toBe(pageKey(gold, '?page=2'));
    expect(pageKey(gold, '?panel=iron&channel=7')).toBe(pageKey(gold, '?panel=memberships'));
    expect(pageKey(gold, '?panel=receipt&channel=7')).not.toBe(pageKey(gold, '?panel=receipt'));
  });

  it('does not re-create the wealth wheel when another month is chosen, but any other page (S20, D91)', () => {
    const wheel = entryOf(paths.wealthWheel.path);
    expect(pageKey(wheel, '?year=2026&month=4')).toBe(pageKey(wheel, ''));
    expect(pageKey(gold, '?month=4')).not.toBe(pageKey(gold, ''));
  });

  it('does not re-create the player for another short video, but for another list of them (S04)', () => {
    const player = entryOf(paths.videoPlay.path);
    expect(pageKey(player, '?id=7')).toBe(pageKey(player, '?id=8'));
    expect(pageKey(player, '?id=7&tab=mine')).not.toBe(pageKey(player, '?id=7'));
  });

  it('does not re-create a player when the place where it began leaves the address (S03, D91)', () => {
    const replay = entryOf(paths.livePlayback.path);
    expect(pageKey(replay, '?live_id=7&t=125')).toBe(pageKey(replay, '?live_id=7&panel=goods'));
    expect(pageKey(replay, '?live_id=7')).not.toBe(pageKey(replay, '?live_id=8'));
    const player = entryOf(paths.videoPlay.path);
    expect(pageKey(player, '?id=7&t=30')).toBe(pageKey(player, '?id=7&panel=comments'));
  });

  it('knows the query of a page beneath a panel, so that opening one is no navigation (D91)', () => {
    expect(beneathPanels('?tab=hot&post=7')).toBe(beneathPanels('?tab=hot'));
    expect(beneathPanels('?tab=hot')).not.toBe(beneathPanels('?tab=new'));
  });

  it('gives the same list when nothing changed', () => {
    const location = at(home.path);
    const mounted = keepPages([], home, location);
    expect(keepPages(mounted, home, location)).toBe(mounted);
  });
});
