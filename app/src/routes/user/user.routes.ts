import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** A member's money. */
export const area: RouteArea = {
  folder: 'user',
  group: 'hljw',
  routes: [
    route(paths.myGold, {
      title: 'title.myGold',
      words: ['fans', 'gifts', 'recharge'],
      load: () => import('./MyGoldPage.tsx'),
    }),
    route(paths.pay, {
      title: 'title.pay',
      words: ['orders', 'recharge'],
      load: () => import('./PayPage.tsx'),
    }),
    route(paths.cardPay, {
      title: 'title.cardPay',
      words: ['orders', 'recharge'],
      load: () => import('./CardPayPage.tsx'),
    }),
  ],
};
