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
      load: async () => (await import('./MyGoldPage.tsx')).MyGoldPage,
    }),
    route(paths.pay, {
      title: 'title.pay',
      words: ['orders', 'recharge'],
      load: async () => (await import('./PayPage.tsx')).PayPage,
    }),
    route(paths.cardPay, {
      title: 'title.cardPay',
      words: ['orders', 'recharge'],
      load: async () => (await import('./CardPayPage.tsx')).CardPayPage,
    }),
  ],
};
