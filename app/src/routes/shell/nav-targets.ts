import { paths } from '../../shared/paths/index.ts';

/** A site of ours elsewhere, reached with a one-time ticket (D14); its address is configuration (D61). */
export type ExternalSite = 'circles';

export type NavTarget =
  | {
      readonly kind: 'page';
      readonly path: string;
      readonly query: Readonly<Record<string, string>>;
      /** K32: entering the static zone makes the member's status 2 (D93). */
      readonly userStatus?: 2;
    }
  | { readonly kind: 'external'; readonly site: ExternalSite };

const page = (path: string, query: Readonly<Record<string, string>> = {}): NavTarget => ({
  kind: 'page',
  path,
  query,
});
const external = (site: ExternalSite): NavTarget => ({ kind: 'external', site });

/** S42: where each navigation code leads, by the table of the specification's point 2 (D61, D93). */
export const navTargets: Readonly<Record<string, NavTarget>> = {
  999999995: page('/hljw/smallvideo'),
  999999993: page('/hljw/dailynews'),
  999999992: page('/hljw/jingwangquan'),
  999999994: page('/hljw/pindaolist'),
  999999996: page('/hljw/wishblock'),
  999999998: page('/hljw/chatGPT'),
  999999997: { kind: 'page', path: '/staticArea/loading', query: {}, userStatus: 2 },
  999999999: page('/hljw/EBookList'),
  999999100: page('/subject/clubHome', { type: '1' }),
  999999104: page('/subject/clubHome', { type: '2' }),
  999999105: page('/subject/clubHome', { type: '3' }),
  999999106: page('/subject/clubHome', { type: '4' }),
  999999111: page('/hljw/studentNotes'),
  999991005: page('/hljw/creditsIndex'),
  999991006: page('/hljw/courseCenter/courseHome'),
  999991007: external('circles'),
};

/** S42: who finds a desk in the bar, after the menu: those who look after live sessions, the product or everything. */
const deskRoles: ReadonlySet<string> = new Set(['inspector', 'product_head', 'admin']);
export const hasDesk = (roles: readonly string[]): boolean => roles.some((role) => deskRoles.has(role));

/** Any other code is the homepage with that menu (S42). */
export const navTarget = (code: string): NavTarget =>
  navTargets[code] ?? page(paths.homepage.path, { menu: code });

/**
 * Whether a target can be reached: its page exists, or its site has an address.
 * @param hasPage asks the route table
 * @param sites addresses from the configuration, empty where there is none
 */
export function isReachable(
  target: NavTarget,
  hasPage: (path: string) => boolean,
  sites: Readonly<Record<ExternalSite, string>>,
): boolean {
  return target.kind === 'page' ? hasPage(target.path) : sites[target.site] !== '';
}

/** Path and query of a target inside the app. */
export function targetHref({ path, query }: Extract<NavTarget, { kind: 'page' }>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}

/**
 * Entries of a menu with where they lead, in the menu's own order, without those that cannot be reached.
 * @param hasPage asks the route table
 * @param sites addresses from the configuration, empty where there is none
 */
export const reachableEntries = <Entry extends { readonly code: string }>(
  menu: readonly Entry[],
  hasPage: (path: string) => boolean,
  sites: Readonly<Record<ExternalSite, string>>,
): { readonly entry: Entry; readonly target: NavTarget }[] =>
  menu
    .map((entry) => ({ entry, target: navTarget(entry.code) }))
    .filter(({ target }) => isReachable(target, hasPage, sites));
