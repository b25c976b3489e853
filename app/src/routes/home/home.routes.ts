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
      load: async () => (await import('./LoadingPage.tsx')).LoadingPage,
    }),
    route(paths.logout, {
      login: false,
      title: 'title.logout',
      load: async () => (await import('./LogoutPage.tsx')).LogoutPage,
    }),
  ],
};
