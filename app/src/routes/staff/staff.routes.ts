import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** For those who look after the platform (S42, N04). */
export const area: RouteArea = {
  folder: 'staff',
  group: 'hljw',
  routes: [
    route(paths.desk, {
      title: 'title.desk',
      words: ['feedback', 'groups', 'home', 'live-card', 'reports', 'review', 'wishes'],
      load: () => import('./DeskPage.tsx'),
    }),
    route(paths.reports, {
      title: 'reports:title',
      words: ['live-tools', 'reports'],
      load: () => import('./ReportsPage.tsx'),
    }),
    route(paths.review, {
      title: 'review:title',
      words: ['moderation', 'review'],
      load: () => import('./ReviewPage.tsx'),
    }),
    route(paths.feedbackDesk, {
      title: 'feedback:title',
      words: ['feedback', 'reports'],
      load: () => import('./FeedbackPage.tsx'),
    }),
    route(paths.bans, {
      title: 'ban-list:title',
      words: ['ban-list', 'live-tools'],
      load: () => import('./BansPage.tsx'),
    }),
    route(paths.reconciliation, {
      title: 'title.reconciliation',
      words: ['reconciliation'],
      load: () => import('./ReconciliationPage.tsx'),
    }),
  ],
};
