import { join } from 'node:path';
import { calls } from '@goldbean/contract';
import type { FastifyInstance } from 'fastify';
import { createChannels, channelRoutes } from './features/channels/index.ts';
import { createDangwu, dangwuRoutes } from './features/dangwu/index.ts';
import { createExchange, exchangeRoutes } from './features/exchange/index.ts';
import { createFiles, fileRoutes, serveFiles } from './features/files/index.ts';
import { createGifts, giftRoutes } from './features/gifts/index.ts';
import { createGroups, groupRoutes } from './features/groups/index.ts';
import { createIdentity, identityRoutes } from './features/identity/index.ts';
import { createLive, liveRoutes, serveMedia } from './features/live/index.ts';
import { createNotices, noticeRoutes } from './features/notices/index.ts';
import { createMessaging, messagingRoutes, serveSocket } from './features/messaging/index.ts';
import {
  chooseCollectors,
  createCashier,
  createOrders,
  orderRoutes,
  pageGuests,
  serveCashier,
  serveNotices,
} from './features/orders/index.ts';
import { createRewards, rewardRoutes } from './features/rewards/index.ts';
import { createRedPackets, redPacketRoutes } from './features/red-packets/index.ts';
import { createShop, shopRoutes } from './features/shop/index.ts';
import { createExpiryNotices, createWallet, lotExpiry, walletRoutes } from './features/wallet/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/index.ts';
import { bindCalls, createHttp, isOwnOrigin, listeningAt, originOf } from './platform/http/index.ts';
import { createIdempotency } from './platform/idempotency.ts';
import { createIds, takeNode } from './platform/ids.ts';
import type { Jobs } from './platform/jobs.ts';
import { createMedia } from './platform/media/index.ts';
import { createOutbox } from './platform/outbox.ts';
import type { Random } from './platform/random.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { readServerSecret } from './platform/server-secret.ts';
import { serveDocs } from './platform/web/docs.ts';
import { serveApp } from './platform/web/serve-app.ts';
import { createStorage } from './platform/storage.ts';

/** What the outside world is: handed in, so that tests bring their own. */
export interface World {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: (log: FastifyInstance['log']) => Jobs;
  readonly clock: Clock;
  readonly random: Random;
  /** What payment providers are configured by (D72); left out, none is. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The built web app, or null to serve the calls alone. */
  readonly webFolder: string | null;
}

/**
 * Builds and joins everything, from top to bottom; nothing listens yet.
 * Features know each other only by the ports handed in here, and lock in one order: live before wallet.
 */
export async function createApp(world: World) {
  const { config, database, clock, random } = world;
  const http = await createHttp(config);
  const log = http.log;

  // Platform.
  const ids = createIds(clock, await takeNode(database.reader));
  const jobs = world.jobs(log);
  const outbox = createOutbox(database, log);
  const idempotency = createIdempotency(clock);
  jobs.every('idempotency.sweep', '41 * * * *', () => database.transaction((tx) => idempotency.sweep(tx)));
  const rateLimits = createRateLimits(config.rateFactor);
  const secret = await readServerSecret(config, random);
  const storage = createStorage(join(config.dataFolder, 'files'));
  const media = createMedia({ port: config.rtmpPort, log });

  // Features, in the order in which they need each other.
  const identity = createIdentity({
    database,
    clock,
    ids,
    random,
    rateLimits,
    idempotency,
    log,
    jobs,
    limitsFactor: config.rateFactor,
    demo: config.demo,
    streamChannels: (reader, uid) => channels.streamChannelsOf(reader, uid),
    takeFile: (tx, uid, fileId) => files.take(tx, uid, fileId, 'avatar'),
  });
  const files = createFiles({ database, clock, ids, random, storage, jobs, log });
  const wallet = createWallet({
    database,
    clock,
    ids,
    jobs,
    ownsChannel: (reader, uid, channelId) => channels.owns(reader, uid, channelId),
    places: {
      gift_send: (reader, ids) => gifts.placesOf(reader, ids),
      barrage: (reader, ids) => gifts.placesOf(reader, ids),
      red_packet: (reader, ids) => redPackets.placesOf(reader, ids),
    },
  });
  const notices = createNotices({ database, clock, ids });
  createExpiryNotices({ database, clock, jobs, tell: notices.tell });
  const channels = createChannels({
    database,
    clock,
    ids,
    users: identity.users,
    // Opened later, below: groups need the rooms of the message service.
    groups: {
      open: (tx, channelId, ownerUid) => groups.open(tx, channelId, ownerUid),
      join: (tx, channelId, uid) => groups.join(tx, channelId, uid),
      leave: (tx, channelId, uid) => groups.leave(tx, channelId, uid),
      groupOf: (reader, channelId, uid) => groups.groupOf(reader, channelId, uid),
    },
    nextLive: (reader, channelId, viewer) => live.nextOf(reader, channelId, viewer),
  });
  const messaging = createMessaging({
    database,
    clock,
    ids,
    random,
    outbox,
    idempotency,
    rateLimits,
    log,
    users: identity.users,
    takeFile: (tx, uid, fileId) => files.take(tx, uid, fileId, 'chat'),
    // Rooms belong to features: each answers for those it named (later: direct conversations).
    roomAccess: async (reader, room, uid) =>
      (await groups.roomAccess(reader, room, uid)) ?? live.roomAccess(reader, room, uid),
  });
  const groups = createGroups({ database, clock, ids, channels, rooms: messaging.rooms });
  const live = createLive({
    database,
    clock,
    ids,
    idempotency,
    jobs,
    log,
    secret,
    media,
    users: identity.users,
    channels,
    rooms: messaging.rooms,
    gifts: {
      totals: (reader, liveId) => gifts.totalsOf(reader, liveId),
      rank: (reader, liveId) => gifts.rankOf(reader, liveId),
    },
    takeFile: (tx, uid, fileId) => files.take(tx, uid, fileId, 'live'),
    rtmpPort: config.rtmpPort,
  });
  const gifts = createGifts({
    database,
    clock,
    ids,
    idempotency,
    users: identity.users,
    lives: live.port,
    wallet: wallet.port,
    rooms: messaging.rooms,
  });
  const redPackets = createRedPackets({
    database,
    clock,
    ids,
    random,
    idempotency,
    jobs,
    users: identity.users,
    groups,
    lives: {
      ...live.port,
      standing: (reader, channelId, uid) => channels.standing(reader, channelId, uid),
    },
    gifts,
    rooms: messaging.rooms,
    wallet: wallet.port,
    tell: notices.tell,
  });
  const rewards = createRewards({
    database,
    clock,
    ids,
    random,
    idempotency,
    users: identity.users,
    wallet: wallet.port,
  });
  const exchange = createExchange({
    database,
    clock,
    ids,
    idempotency,
    wallet: {
      ...wallet.port,
      coins: async (uid) => (await wallet.wallet(uid)).coins,
      expiryOf: lotExpiry,
    },
  });
  const cashier = createCashier({
    database,
    clock,
    ids,
    random,
    jobs,
    secret: `${secret} cashier`,
    ownAddress: () => listeningAt(http),
  });
  const { collectors, hasCashier } = await chooseCollectors(world.environment ?? {}, clock, cashier, config);
  const orders = createOrders({
    database,
    clock,
    ids,
    idempotency,
    jobs,
    log,
    collectors,
    wallet: wallet.port,
    isOverseas: identity.users.isOverseas,
    wallets: wallet,
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
  });
  const dangwu = createDangwu({
    database,
    clock,
    ids,
    idempotency,
    users: identity.users,
    wallet: {
      ...wallet.port,
      vouchers: async (uid) => (await wallet.wallet(uid)).dangwu,
      statement: wallet.statement,
    },
    orders: orders.port,
  });
  orders.port.register(dangwu.product);
  const shop = createShop({
    database,
    clock,
    ids,
    idempotency,
    jobs,
    users: identity.users,
    lives: live.port,
    tell: notices.tell,
  });
  identity.onSessionEnd((sessionId) => messaging.closeSession(sessionId));

  // Doors.
  bindCalls(
    http,
    calls,
    {
      ...identityRoutes(identity),
      ...walletRoutes(wallet),
      ...noticeRoutes(notices),
      ...messagingRoutes(messaging),
      ...liveRoutes(live),
      ...giftRoutes(gifts),
      ...redPacketRoutes(redPackets),
      ...channelRoutes(channels),
      ...groupRoutes(groups),
      ...fileRoutes(files),
      ...orderRoutes(orders),
      ...rewardRoutes(rewards),
      ...exchangeRoutes(exchange),
      ...dangwuRoutes(dangwu),
      ...shopRoutes(shop),
    },
    {
      authenticate: identity.authenticate,
      rateLimits,
      log,
      originOf: (request) => originOf(request, config.publicUrl),
      isOwnOrigin: (request) =>
        isOwnOrigin(request.headers.origin, request.headers.host, config.allowedOrigins),
    },
  );
  serveSocket(http, messaging, config.allowedOrigins);
  serveMedia(http, live, media);
  serveFiles(http, storage);
  await serveNotices(http, orders);
  if (hasCashier) serveCashier(http, cashier, clock);
  await serveDocs(http, calls);
  await serveApp(http, world.webFolder, database, pageGuests(collectors));

  return {
    http,
    database,
    clock,
    random,
    ids,
    config,
    media,
    features: {
      identity,
      wallet,
      notices,
      channels,
      groups,
      messaging,
      live,
      gifts,
      redPackets,
      files,
      rewards,
      shop,
      exchange,
      dangwu,
      orders,
    },
    /** Resolves when the rooms have heard all that was written here for them. */
    told: outbox.drain,
    /** Starts what works in the background: outbox, jobs, the RTMP port. */
    async start() {
      outbox.start();
      await jobs.start();
      await live.start();
      await media.listen();
    },
    /** Takes no more, finishes what is under way, and closes: no request, message or journal is cut in half. */
    async stop() {
      await media.close();
      messaging.closeAll('closing');
      await http.close();
      await live.stop();
      await jobs.stop();
      await outbox.stop();
      await messaging.stop();
    },
  };
}
export type App = Awaited<ReturnType<typeof createApp>>;
