import type { RouteArea, RouteEntry } from './route.ts';

/** The folders that have pages: each says its routes in `<area>.routes.ts`, and no list names them. */
export const routeAreas: readonly RouteArea[] = Object.values(
  import.meta.glob<RouteArea>('./*/*.routes.ts', { eager: true, import: 'area' }),
);

/** Every route that has a page. The root is not among them: it only leads to /home (S01). */
export const routeTable: readonly RouteEntry[] = routeAreas.flatMap(({ routes }) => routes);

const byPath = new Map(routeTable.map((entry) => [entry.path, entry]));

/** @param pathname with or without a slash at its end */
export function routeOf(pathname: string): RouteEntry | undefined {
  return byPath.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
}
