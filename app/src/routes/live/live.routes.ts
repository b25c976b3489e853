import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** What is said in a room, at its viewers' side and at its console. */
const roomWords = [
  'barrage',
  'chat',
  'gifts',
  'groups',
  'home',
  'live-card',
  'live-room',
  'live-stage',
  'live-tools',
  'online-list',
  'red-packet',
  'streamer',
] as const;

export const area: RouteArea = {
  folder: 'live',
  group: 'live',
  routes: [
    route(paths.liveMiddlePage, {
      title: 'title.live',
      words: ['home', 'live-card', 'live-stage', 'live-tools'],
      load: () => import('./LiveMiddlePage.tsx'),
    }),
    route(paths.liveRoom, {
      width: 'full',
      title: 'title.live',
      words: [...roomWords, 'fans', 'orders', 'recharge'],
      load: () => import('./LiveRoomPage.tsx'),
    }),
    route(paths.livePlayback, {
      width: 'full',
      title: 'title.replay',
      words: [
        'barrage',
        'chat',
        'fans',
        'gifts',
        'groups',
        'live-card',
        'live-room',
        'live-stage',
        'live-tools',
        'orders',
        'recharge',
      ],
      load: () => import('./ReplayPage.tsx'),
    }),
    route(paths.streamerLoading, {
      title: 'title.streamer',
      words: ['home', 'live-card', 'live-setting'],
      load: () => import('./StreamerLoadingPage.tsx'),
    }),
    route(paths.streamer, {
      width: 'full',
      title: 'title.streamer',
      words: [...roomWords, 'fans', 'recharge'],
      load: () => import('./StreamerPage.tsx'),
    }),
    route(paths.customerList, {
      title: 'title.frozenViewers',
      words: ['frozen-list', 'live-setting'],
      load: () => import('./CustomerListPage.tsx'),
    }),
    route(paths.viewList, {
      title: 'watchers:title',
      words: ['watchers'],
      load: () => import('./ViewListPage.tsx'),
    }),
    route(paths.liveSetting, {
      title: 'title.liveSetting',
      words: ['live-setting'],
      load: () => import('./LiveSettingPage.tsx'),
    }),
  ],
};
