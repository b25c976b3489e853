import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** For those who look after the platform (S42, N04). */
export const area: RouteArea = {
  folder: 'staff',
  group: 'hljw',
  routes: [
    route(paths.desk, {
      title: 'title.desk',
      words: ['groups', 'home', 'live-card', 'reports'],
      load: async () => (await import('./DeskPage.tsx')).DeskPage,
    }),
    route(paths.reports, {
      title: 'reports:title',
      words: ['live-tools', 'reports'],
      load: async () => (await import('./ReportsPage.tsx')).ReportsPage,
    }),
    route(paths.bans, {
      title: 'ban-list:title',
      words: ['ban-list', 'live-tools'],
      load: async () => (await import('./BansPage.tsx')).BansPage,
    }),
    route(paths.reconciliation, {
      title: 'title.reconciliation',
      words: ['reconciliation'],
      load: async () => (await import('./ReconciliationPage.tsx')).ReconciliationPage,
    }),
  ],
};
