import { limits, type CallAnswer, type Calls } from '@goldbean/contract';

type Boot = CallAnswer<Calls['identity']['boot']>;

/** S42: navigation codes in the order of the specification's point 2. */
const menuCodes = [
  '999999995',
  '999999993',
  '999999992',
  '999999994',
  '999999996',
  '999999998',
  '999999997',
  '999999999',
  '999999100',
  '999999104',
  '999999105',
  '999999106',
  '999999111',
  '999991005',
  '999991006',
  '999991007',
];

const market: Boot['market'] = [
  { code: 'SH', name: 'market.SH' },
  { code: 'SZ', name: 'market.SZ' },
  { code: 'HK', name: 'market.HK' },
  { code: 'US', name: 'market.US' },
];

/** The ready accounts that the demo seeds (D85), with the password all of them have. */
export const demoPassword = 'goldbean';
export const demoAccounts = [
  { account: 'teacher', role: 'teacher' },
  { account: 'member', role: 'member' },
  { account: 'member2', role: 'member' },
  { account: 'inspector', role: 'inspector' },
  { account: 'producthead', role: 'product_head' },
  { account: 'admin', role: 'admin' },
] as const;

/** The answer to the first call of the app (G012). `now` in UTC ms. */
export const bootAnswer = (demo: boolean, now: number): Boot => ({
  limits: { ...limits },
  menus: menuCodes.map((code) => ({ code, name: `menu.${code}` })),
  market,
  features: {
    demo_accounts: demo ? demoAccounts.map((ready) => ({ ...ready, password: demoPassword })) : [],
  },
  server_ts: now,
});
