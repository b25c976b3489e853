import { agreementRoutes } from './agreements/agreements.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { hljwRoutes } from './hljw/hljw.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { loginRoutes } from './login/login.routes.ts';
import type { RouteArea, RouteEntry } from './route.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { userRoutes } from './user/user.routes.ts';

/**
 * The folders that have pages. The build makes its script groups of them (`app/vite.config.ts`), so what these
 * files import must run in Node.
 */
export const routeAreas: readonly RouteArea[] = [
  homeRoutes,
  loginRoutes,
  hljwRoutes,
  userRoutes,
  staffRoutes,
  agreementRoutes,
  chatRoutes,
  liveRoutes,
];

/** Every route that has a page. The root is not among them: it only leads to /home (S01). */
export const routeTable: readonly RouteEntry[] = routeAreas.flatMap(({ routes }) => routes);

const byPath = new Map(routeTable.map((entry) => [entry.path, entry]));

/** @param pathname with or without a slash at its end */
export function routeOf(pathname: string): RouteEntry | undefined {
  return byPath.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
}
