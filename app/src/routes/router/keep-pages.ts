import type { Location } from 'react-router-dom';
import { paths } from '../../shared/paths/index.ts';
import type { RouteEntry } from '../route.ts';

/** A page that is mounted, visible or not. */
export interface MountedPage {
  readonly key: string;
  readonly entry: RouteEntry;
  /** What the page sees as its own address; a hidden page keeps the one it was left with. */
  readonly location: Location;
}

/** D91: panels open over a page by these fields; the page beneath stays as it is. */
const panelFields: readonly string[] = ['panel', 'uid', 'club', 'post'];
/** S45: panels of the channel that `channel` names; beside any other that field is the page's own. */
const channelPanels: ReadonlySet<string | null> = new Set(['iron', 'ironMembers']);
/**
 * Fields of one page alone at which it stays the same page: beside the wealth wheel stand the goals of a month (S20), and
 * the player has fetched the next short video before it is reached (S04). A panel over a player leaves out the place where
 * it began (`t`), and playing goes on.
 */
const ownFields: Readonly<Record<string, readonly string[]>> = {
  [paths.wealthWheel.path]: ['year', 'month'],
  [paths.videoPlay.path]: ['id', 't'],
  [paths.livePlayback.path]: ['t'],
};

/**
 * S47: which page an address is. A keep-alive page is one page at every query; any other is a new page when its
 * path or query differs.
 */
export function pageKey(entry: RouteEntry, search: string): string {
  return entry.keepAlive ? entry.path : `${entry.path}?${beneathPanels(search, ownFields[entry.path])}`;
}

/**
 * D91: the query of the page itself, in one order, without what opens over it.
 * @param own further fields at which it stays the same page
 */
export function beneathPanels(search: string, own: readonly string[] = []): string {
  const query = new URLSearchParams(search);
  if (channelPanels.has(query.get('panel'))) query.delete('channel');
  for (const field of [...panelFields, ...own]) query.delete(field);
  query.sort();
  return query.toString();
}

/**
 * The pages to keep mounted after a navigation: the one now shown, and the keep-alive pages seen before.
 * @returns the same array when nothing changed
 */
export function keepPages(
  mounted: readonly MountedPage[],
  entry: RouteEntry,
  location: Location,
): readonly MountedPage[] {
  const key = pageKey(entry, location.search);
  const present = mounted.find((page) => page.key === key);
  if (present?.location === location) return mounted;
  const shown: MountedPage = { key, entry, location };
  const kept = mounted.filter((page) => page.entry.keepAlive || page.key === key);
  return present ? kept.map((page) => (page === present ? shown : page)) : [...kept, shown];
}
