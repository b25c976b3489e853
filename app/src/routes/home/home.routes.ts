import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** The way in and the way out. */
export const area: RouteArea = {
  folder: 'home',
  group: 'commons',
  routes: [
    route(paths.home, {
      login: false,
      title: 'title.home',
      load: () => import('./LoadingPage.tsx'),
    }),
    route(paths.logout, {
      login: false,
      title: 'title.logout',
      load: () => import('./LogoutPage.tsx'),
    }),
  ],
};
