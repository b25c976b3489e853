import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

export const area: RouteArea = {
  folder: 'login',
  group: 'login',
  routes: [
    route(paths.login, {
      login: false,
      width: 'full',
      title: 'title.login',
      words: ['login'],
      withEntry: true,
      load: () => import('./LoginPage.tsx'),
    }),
    route(paths.ticketLogin, {
      login: false,
      title: 'title.login',
      load: () => import('./TicketLoginPage.tsx'),
    }),
  ],
};
