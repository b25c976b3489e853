import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

export const area: RouteArea = {
  folder: 'search',
  group: 'hljw',
  routes: [
    route(paths.search, {
      keepAlive: true,
      title: 'search:title',
      words: ['content', 'search'],
      load: () => import('./SearchPage.tsx'),
    }),
  ],
};
