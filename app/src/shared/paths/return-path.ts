import { paths } from './paths.ts';

/** Pages that are no target after signing in. */
const passing: ReadonlySet<string> = new Set([
  paths.root.path,
  paths.home.path,
  paths.login.path,
  paths.logout.path,
]);

/**
 * S01: where a member goes after signing in. Only an address of ours: a link must not lead elsewhere.
 * @param to path and query that were wanted before, as it stands in the query field `to`
 */
export function returnPath(to: string | null): string {
  const home = paths.homepage.href();
  if (!to?.startsWith('/')) return home;
  const base = 'https://goldbean.invalid';
  if (!URL.canParse(to, base)) return home;
  // Read as a browser reads it: a backslash is a slash, and two slashes begin another host.
  const url = new URL(to, base);
  if (url.origin !== base || passing.has(url.pathname)) return home;
  url.searchParams.delete('token');
  return `${url.pathname}${url.search}${url.hash}`;
}
