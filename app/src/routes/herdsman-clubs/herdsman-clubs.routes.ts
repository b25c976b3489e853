import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** Herdsman clubs, open to everybody (S22, D07). */
export const area: RouteArea = {
  folder: 'herdsman-clubs',
  group: 'hljw',
  routes: [
    route(paths.herdsmanClubs, {
      login: false,
      title: 'herdsman-clubs:titles.list',
      words: ['content', 'herdsman-clubs', 'home'],
      load: () => import('./HerdsmanClubsPage.tsx'),
    }),
    route(paths.herdsmanClub, {
      login: false,
      title: 'herdsman-clubs:titles.club',
      words: ['content', 'herdsman-clubs'],
      load: () => import('./HerdsmanClubPage.tsx'),
    }),
  ],
};
