import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** The cover of the product, a script group of its own (S48). */
export const area: RouteArea = {
  folder: 'cover',
  group: 'cover',
  routes: [
    route(paths.cover, {
      title: 'title.cover',
      load: () => import('./CoverPage.tsx'),
    }),
  ],
};
