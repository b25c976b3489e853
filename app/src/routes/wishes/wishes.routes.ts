import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

const messages = {
  title: 'wishes:titles.messages',
  words: ['wishes'],
  load: () => import('./WishMessagePage.tsx'),
} as const;

/** The wish pool (S08 to S12). */
export const area: RouteArea = {
  folder: 'wishes',
  group: 'hljw',
  routes: [
    route(paths.wishes, {
      keepAlive: true,
      title: 'wishes:titles.pool',
      words: ['wishes'],
      load: () => import('./WishBlockPage.tsx'),
    }),
    route(paths.addWish, {
      title: 'wishes:titles.add',
      width: 'narrow',
      words: ['wishes'],
      load: () => import('./AddWishPage.tsx'),
    }),
    route(paths.wishDetails, {
      title: 'wishes:titles.details',
      words: ['chat', 'content', 'content-report', 'wishes'],
      load: () => import('./WishDetailsPage.tsx'),
    }),
    route(paths.wishNotice, {
      title: 'wishes:titles.notice',
      words: ['wishes'],
      load: () => import('./WishNoticePage.tsx'),
    }),
    route(paths.myWishes, {
      title: 'wishes:titles.mine',
      words: ['wishes'],
      load: () => import('./MyWishPage.tsx'),
    }),
    route(paths.wishSearch, {
      title: 'wishes:titles.search',
      words: ['wishes'],
      load: () => import('./WishSearchPage.tsx'),
    }),
    route(paths.wishDesk, {
      title: 'wishes:titles.desk',
      words: ['moderation', 'wishes'],
      load: () => import('./MineWishPage.tsx'),
    }),
    route(paths.wishMessages, messages),
    route(paths.wishMentions, messages),
    route(paths.wishLikes, messages),
  ],
};
