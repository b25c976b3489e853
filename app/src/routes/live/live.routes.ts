import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

export const area: RouteArea = {
  folder: 'live',
  group: 'live',
  routes: [
    route(paths.liveMiddlePage, {
      title: 'title.live',
      words: ['home', 'live-card', 'live-stage'],
      load: async () => (await import('./LiveMiddlePage.tsx')).LiveMiddlePage,
    }),
    route(paths.liveRoom, {
      width: 'full',
      title: 'title.live',
      words: [
        'barrage',
        'chat',
        'gifts',
        'home',
        'live-card',
        'live-room',
        'live-stage',
        'online-list',
        'recharge',
        'streamer',
      ],
      load: async () => (await import('./LiveRoomPage.tsx')).LiveRoomPage,
    }),
    route(paths.streamerLoading, {
      title: 'title.streamer',
      words: ['home', 'live-card', 'live-setting'],
      load: async () => (await import('./StreamerLoadingPage.tsx')).StreamerLoadingPage,
    }),
    route(paths.streamer, {
      width: 'full',
      title: 'title.streamer',
      words: ['barrage', 'chat', 'gifts', 'live-card', 'live-room', 'live-stage', 'online-list', 'streamer'],
      load: async () => (await import('./StreamerPage.tsx')).StreamerPage,
    }),
    route(paths.liveSetting, {
      title: 'title.liveSetting',
      words: ['live-setting'],
      load: async () => (await import('./LiveSettingPage.tsx')).LiveSettingPage,
    }),
  ],
};
