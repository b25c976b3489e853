import type { Namespace, Words } from '@goldbean/locales';
import type { ComponentType } from 'react';
import type { Path } from '../shared/paths/index.ts';

/** S48: script groups that load separately. */
type PageGroup = 'commons' | 'cover' | 'download' | 'hljw' | 'live' | 'login' | 'static';

/** D75: main column 1157, reading column 690, wide pages from 1321, or the whole window. */
type PageWidth = 'main' | 'narrow' | 'wide' | 'full';

type Titled = { [N in Namespace]: Words[N] extends { readonly title: string } ? N : never }[Namespace];

/** Namespaces of several pages, each with a title of its own. */
type OfSeveral = {
  [N in Namespace]: Words[N] extends { readonly titles: infer Each }
    ? `${N}:titles.${keyof Each & string}`
    : never;
}[Namespace];

/** A document's title: `title`, or one of the `titles`, of a namespace that the page speaks, or a key of the shell's words. */
export type PageTitle = `title.${keyof Words['shell']['title']}` | `${Titled}:title` | OfSeveral;

/** A file with a page: each route is part of every visitor's first script, so that it names the file and not the page in it. */
export type PageModule = Readonly<Record<string, ComponentType>>;

/** One route: all that the router and the shell know of a page. */
export interface RouteEntry {
  readonly path: string;
  /** Asks for a signed-in member (D07). */
  readonly login: boolean;
  /** Keeps its state when it is left and visited again (D92). */
  readonly keepAlive: boolean;
  readonly width: PageWidth;
  readonly title: PageTitle;
  /**
   * Namespaces the page and its components speak, besides the shell's: they are fetched beside its script. A test
   * reads them from the page's imports and names the ones that are missing or too many.
   */
  readonly words: readonly Namespace[];
  /** Its file, which exports the page and nothing else. */
  readonly load: () => Promise<PageModule>;
  /** Where visitors arrive: its script comes with the entry's, so that nothing has to be fetched after it. */
  readonly withEntry: boolean;
}

/** The routes of one folder beside this file. */
export interface RouteArea {
  /** Name of the folder. */
  readonly folder: string;
  /** The script group its pages belong to. */
  readonly group: PageGroup;
  readonly routes: readonly RouteEntry[];
}

type RouteInput = Pick<RouteEntry, 'title' | 'load'> & Partial<RouteEntry>;

/** States one route; what is left out is the common case: for members, re-created at each visit, 1157 wide. */
export const route = ({ path }: Path, given: RouteInput): RouteEntry => ({
  path,
  login: true,
  keepAlive: false,
  width: 'main',
  words: [],
  withEntry: false,
  ...given,
});
