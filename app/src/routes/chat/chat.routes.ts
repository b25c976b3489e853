import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

export const area: RouteArea = {
  folder: 'chat',
  group: 'hljw',
  routes: [
    route(paths.chat, {
      login: false,
      keepAlive: true,
      title: 'title.chat',
      words: [
        'chat',
        'class-work',
        'exams',
        'fans',
        'gifts',
        'groups',
        'live-room',
        'recharge',
        'red-packet',
      ],
      load: () => import('./ChatPage.tsx'),
    }),
  ],
};
