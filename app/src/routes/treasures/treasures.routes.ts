import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** Treasures: goods of the house for vouchers (S29). */
export const area: RouteArea = {
  folder: 'treasures',
  group: 'hljw',
  routes: [
    route(paths.treasures, {
      title: 'treasures:titles.list',
      words: ['home', 'recharge', 'treasures'],
      load: () => import('./TreasuresPage.tsx'),
    }),
    route(paths.treasureSearch, {
      title: 'treasures:titles.search',
      words: ['home', 'recharge', 'treasures'],
      load: () => import('./TreasureSearchPage.tsx'),
    }),
  ],
};
