import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** For administrators (N04). */
export const area: RouteArea = {
  folder: 'staff',
  group: 'hljw',
  routes: [
    route(paths.reconciliation, {
      title: 'title.reconciliation',
      words: ['reconciliation'],
      load: async () => (await import('./ReconciliationPage.tsx')).ReconciliationPage,
    }),
  ],
};
