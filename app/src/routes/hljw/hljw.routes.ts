import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

export const area: RouteArea = {
  folder: 'hljw',
  group: 'hljw',
  routes: [
    route(paths.homepage, {
      keepAlive: true,
      title: 'title.homepage',
      words: ['home', 'live-card'],
      load: async () => (await import('./HomePage.tsx')).HomePage,
    }),
    route(paths.credits, {
      title: 'title.credits',
      words: ['chat', 'rewards'],
      load: async () => (await import('./CreditsPage.tsx')).CreditsPage,
    }),
    route(paths.newcomerGift, {
      title: 'title.newcomerGift',
      words: ['rewards'],
      load: async () => (await import('./NewcomerGiftPage.tsx')).NewcomerGiftPage,
    }),
  ],
};
