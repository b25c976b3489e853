import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { PeoplePorts } from '../people/index.ts';
import type { TalkPorts } from '../talk/index.ts';
import { createDangwu, dangwuRoutes } from './dangwu/index.ts';
import { createExchange, exchangeRoutes } from './exchange/index.ts';
import {
  chooseCollectors,
  createCashier,
  createOrders,
  orderRoutes,
  pageGuests,
  serveCashier,
  serveWebhooks,
} from './orders/index.ts';
import { createRedPackets, redPacketRoutes } from './red-packets/index.ts';
import { createRewards, rewardRoutes } from './rewards/index.ts';
import { createShop, shopRoutes } from './shop/index.ts';
import { createTreasures, treasureRoutes } from './treasures/index.ts';
import { createExpiryNotices, createWallet, lotExpiry, walletRoutes } from './wallet/index.ts';

export type { NewProduct } from './shop/index.ts';

/** The wallet, and the features that credit or debit it and need no live session. */
export async function createMoneyModule(
  platform: Platform,
  people: PeoplePorts,
  { rooms, groups }: TalkPorts,
) {
  const { config, environment, clock, secret, ownAddress } = platform;
  const { users, channels } = people;
  const { notices } = people;

  const wallet = createWallet({ ...platform, ownsChannel: channels.owns });
  createExpiryNotices({ ...platform, notices });
  const redPackets = createRedPackets({
    ...platform,
    users,
    groups,
    channels,
    rooms,
    wallet: wallet.port,
    notices,
  });
  wallet.cause('red_packet', redPackets.placesOf);
  const rewards = createRewards({ ...platform, users, wallet: wallet.port });
  rewards.step('profile', people.profile.hasSeenOwn);
  rewards.step('message', rooms.hasSpoken);
  rewards.step('wallet', wallet.hasOpened);
  const exchange = createExchange({
    ...platform,
    wallet: { ...wallet.port, coins: wallet.coins, expiryOf: lotExpiry },
  });
  const cashier = createCashier({ ...platform, secret: `${secret} cashier`, ownAddress });
  const { collectors, hasCashier } = await chooseCollectors(environment, clock, cashier, config);
  const orders = createOrders({
    ...platform,
    collectors,
    wallet: wallet.port,
    isOverseas: users.isOverseas,
    wallets: wallet,
    publicUrl: config.publicUrl,
    firstRechargeBeans: config.firstRechargeBeans,
    allowedOrigins: config.allowedOrigins,
  });
  const dangwu = createDangwu({
    ...platform,
    users,
    wallet: { ...wallet.port, vouchers: wallet.vouchers, statement: wallet.statement },
    orders: orders.port,
  });
  orders.port.product('dangwu', dangwu.product);
  const shop = createShop({
    ...platform,
    users,
    notices,
    rooms,
    orders: {
      place: orders.port.place,
      checkReturn: orders.checkReturn,
      pay: orders.pay,
      methods: orders.methods,
    },
  });
  orders.port.product('product', shop.purchases);
  const treasures = createTreasures({ ...platform, wallet, orders: orders.port });
  orders.port.product('treasure', treasures.product);

  return {
    features: { wallet, redPackets, rewards, exchange, orders, dangwu, shop, treasures },
    handlers: {
      ...walletRoutes(wallet),
      ...redPacketRoutes(redPackets),
      ...rewardRoutes(rewards),
      ...exchangeRoutes(exchange),
      ...orderRoutes(orders),
      ...dangwuRoutes(dangwu),
      ...shopRoutes(shop),
      ...treasureRoutes(treasures),
    },
    ports: {
      wallet: { ...wallet.port, cause: wallet.cause, coins: wallet.coins },
      orders: {
        ...orders.port,
        checkReturn: orders.checkReturn,
        begin: orders.pay,
        methods: orders.methods,
      },
      rewards: { ...rewards.port, step: rewards.step, onSignIn: rewards.onSignIn },
      redPackets: {
        part: redPackets.part,
        unclaimedBags: redPackets.unclaimedBags,
        raining: redPackets.raining,
      },
      shop: { venue: shop.venue, known: shop.known },
    },
    pageGuests: pageGuests(collectors),
    async mount(http: FastifyInstance) {
      await serveWebhooks(http, orders);
      if (hasCashier) serveCashier(http, cashier, clock);
    },
  };
}
export type MoneyPorts = Awaited<ReturnType<typeof createMoneyModule>>['ports'];
