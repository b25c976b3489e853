import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

export const area: RouteArea = {
  folder: 'static',
  group: 'static',
  routes: [
    route(paths.staticChannels, {
      title: 'channels:title',
      words: ['channels', 'chat', 'fans', 'home', 'live-card', 'recharge'],
      load: () => import('./StaticChannelsPage.tsx'),
    }),
    route(paths.staticChannel, {
      title: 'channels:title',
      words: ['channels', 'chat', 'fans', 'home', 'live-card', 'live-tools', 'profile', 'recharge'],
      load: () => import('./StaticChannelPage.tsx'),
    }),
    route(paths.staticEbooks, {
      title: 'ebooks:title',
      words: ['content', 'documents', 'ebooks', 'home'],
      load: () => import('./StaticEbooksPage.tsx'),
    }),
  ],
};
