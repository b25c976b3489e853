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
      load: async () => (await import('./LoginPage.tsx')).LoginPage,
    }),
    route(paths.ticketLogin, {
      login: false,
      title: 'title.login',
      load: async () => (await import('./TicketLoginPage.tsx')).TicketLoginPage,
    }),
  ],
};
