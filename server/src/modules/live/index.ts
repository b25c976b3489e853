import { fanLimits } from '@goldbean/contract';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MoneyPorts } from '../money/index.ts';
import type { PeoplePorts } from '../people/index.ts';
import type { TalkPorts } from '../talk/index.ts';
import { createGifts, giftRoutes } from './gifts/index.ts';
import { bagRoutes, createBags } from './bags/index.ts';
import { createLiveWishes, liveWishRoutes } from './live-wishes/index.ts';
import {
  createLive,
  findLivesNamed,
  liveRoutes,
  serveHooks,
  serveMedia,
  servePreview,
} from './live-sessions/index.ts';
import { anniversaryRoutes, createAnniversary } from './anniversary/index.ts';
import { createIronFans, ironFanRoutes } from './iron-fans/index.ts';
import { createTickets, ticketRoutes } from './tickets/index.ts';
import { createVotes, voteRoutes } from './votes/index.ts';
import { createModeration, moderationRoutes } from './moderation/index.ts';
import { createFans, fanRoutes } from './fans/index.ts';
import { createLevels, levelRoutes } from './levels/index.ts';
import { createReports, reportRoutes } from './reports/index.ts';
import { favouriteCards } from './favourite-cards.views.ts';
import {
  createReplays,
  findReplayMinutes,
  findReplaysNamed,
  replayRoutes,
  serveReplay,
} from './replay/index.ts';

/** Live sessions, their gifts, and order in their rooms. Their rows are locked before the wallet's. */
export function createLiveModule(
  platform: Platform,
  people: PeoplePorts,
  { rooms, groups, groupJoining, forwarding }: TalkPorts,
  money: MoneyPorts,
) {
  const { config, media, recorder } = platform;
  const { users, channels, sessions } = people;
  const live = createLive({
    ...platform,
    users,
    channels,
    sessions,
    rooms,
    notices: people.notices,
    takeFile: people.files.scene('live', { takes: 'pictures', readers: 'everyone' }).take,
    knownProducts: money.shop.known,
    rtmpPort: config.rtmpPort,
    rtmpAddress: config.srs?.rtmp,
    hookSecret: config.srs?.hookSecret,
  });
  const gifts = createGifts({ ...platform, users, lives: live.port, wallet: money.wallet, rooms });

  const liveWishes = createLiveWishes({ ...platform, users, lives: live.port, gifts, rooms });
  const bags = createBags({
    ...platform,
    users,
    lives: live.port,
    gifts,
    rooms,
    wallet: money.wallet,
  });
  const votes = createVotes({ ...platform, lives: live.port, rooms });
  const moderation = createModeration({
    ...platform,
    users,
    channels,
    notices: people.notices,
    rooms,
    groups,
    lives: live.moderated,
  });

  const reports = createReports({
    ...platform,
    users,
    channels,
    notices: people.notices,
    rooms,
    lives: live.moderated,
    pictures: (readers) => people.files.scene('report', { takes: 'pictures', readers }),
  });

  const tickets = createTickets({
    ...platform,
    lives: live.ticketed,
    wallet: money.wallet,
    notices: people.notices,
  });

  const anniversary = createAnniversary({
    ...platform,
    lives: live.port,
    rewards: money.rewards,
    wallet: money.wallet,
  });

  const ironFans = createIronFans({
    ...platform,
    prices: config.ironPrices,
    users,
    channels,
    orders: money.orders,
    wallet: money.wallet,
    notices: people.notices,
  });

  const levels = createLevels({ ...platform, users, raise: people.levels.raise });

  const fans = createFans({
    ...platform,
    capacity: fanLimits.fanClubMembers,
    users,
    channels,
    seats: groupJoining.clubs,
    lives: live.port,
    rooms,
    gifts,
    experience: levels,
    wallet: money.wallet,
    notices: people.notices,
  });

  const replays = createReplays({
    ...platform,
    lives: live.replayed,
    rooms,
    engineFolder: config.srs?.recordings,
  });

  rooms.ownSets('live_', live.roomAccesses);
  rooms.timeline('live_', live.timeline);
  forwarding.shareable('live', live.cards.cardOf);
  forwarding.onShared('levels', (tx, uid) => levels.did(tx, uid, 'share'));
  people.levels.facet('level_benefits', levels.benefitsOf);
  people.files.quota('levels', levels.uploadFactor);
  money.rewards.onSignIn('levels', (tx, uid) => levels.did(tx, uid, 'sign_in'));
  channels.facet('next_live', live.nextOf);
  channels.facet('next_lives', live.nextOfMany);
  sessions.onEnd('playbacks', live.playbacks.end);
  gifts.onGiven('liveWishes', liveWishes.onGiven);
  live.facet('recording', replays);
  live.follow('replays', replays);
  bags.condition(
    'follow',
    async (from, { channelId }, uid) => (await channels.standing(from, channelId, uid)).followed,
  );
  bags.condition('comment_text', (from, { room, startsAt }, uid, text) =>
    rooms.hasSaid(from, room, { uid, text, since: startsAt }),
  );
  bags.condition('gift', (from, { liveId }, uid, giftId) => gifts.hasGiven(from, liveId, uid, giftId));
  bags.condition('fan', (from, { channelId }, uid) => fans.hasLevel(from, channelId, uid, 1));
  bags.condition('fan_level', (from, { channelId }, uid, level) =>
    fans.hasLevel(from, channelId, uid, Number(level)),
  );
  bags.condition('iron_fan', async (from, { channelId }, uid) =>
    (await ironFans.running(from, channelId, [uid])).has(uid),
  );
  gifts.part('fanLevels', fans.levelsIn);
  gifts.part('ironFans', ironFans.running);
  groupJoining.require('fan', fans.groupBar);
  live.facet('badges', fans.badgesIn);
  live.onOver('bags', bags.onOver);
  live.onOver('tickets', tickets.onOver);
  live.facet('totals', async (from, liveId) => ({
    beans: (await gifts.ranks.totalsOf(from, liveId)).beans + (await tickets.earnedIn(from, liveId)),
  }));
  live.facet('tickets', tickets);
  live.facet('ironFans', ironFans.running);
  live.facet('given', gifts.ranks.givenIn);
  live.facet('rank', gifts.ranks.rankOf);
  live.facet('top', gifts.ranks.topOf);
  live.facet('vote', votes.openOf);
  live.facet('wishes', (_reader, liveId) => liveWishes.wishesOf(liveId));
  live.runs('red_bags', async (_reader, liveId, uid) => {
    const { list } = await money.redPackets.unclaimedBags(uid, { live_id: liveId });
    return list.map(({ id }) => id);
  });
  live.runs('rains', async (_reader, liveId, uid) => {
    const raining = await money.redPackets.raining(liveId, uid);
    return raining ? [raining.rain.id] : [];
  });
  live.runs('lucky_bags', bags.waiting);
  live.bar('moderation', moderation.bars);
  live.barAir('moderation', moderation.airBar);
  groups.bar('moderation', moderation.frozenIn);
  money.wallet.cause('gift_send', gifts.placesOf);
  money.wallet.cause('barrage', gifts.placesOf);
  money.wallet.cause('lucky_bag', bags.placesOf);
  money.wallet.cause('ticket', tickets.placesOf);
  money.orders.product('iron_fan', ironFans.product);
  money.redPackets.part('live', live.port);
  money.redPackets.part('gifts', gifts);
  money.shop.venue('live', live.port);
  money.rewards.step(
    'lesson',
    async (from, uid) => (await live.hasWatched(from, uid)) || replays.hasWatched(from, uid),
  );
  people.profile.facet('lives', live.livesOf);
  people.profile.facet('on_air', live.onAirOf);

  return {
    features: {
      live,
      gifts,
      liveWishes,
      bags,
      votes,
      moderation,
      reports,
      tickets,
      anniversary,
      ironFans,
      fans,
      levels,
      replays,
    },
    handlers: {
      ...liveRoutes(live),
      ...giftRoutes(gifts),
      ...liveWishRoutes(liveWishes),
      ...bagRoutes(bags),
      ...voteRoutes(votes),
      ...moderationRoutes(moderation),
      ...reportRoutes(reports),
      ...ticketRoutes(tickets),
      ...anniversaryRoutes(anniversary),
      ...ironFanRoutes(ironFans),
      ...fanRoutes(fans),
      ...levelRoutes(levels),
      ...replayRoutes(replays),
    },
    ports: {
      live: live.port,
      gifts,
      cards: favouriteCards(live, replays),
      /** What the search finds here (S03). */
      found: {
        lives: findLivesNamed(platform.clock),
        replays: findReplaysNamed(platform.clock, live.replayed.openTo),
        minutes: findReplayMinutes(platform.clock),
      },
      order: { isFrozen: moderation.isFrozen },
      clubs: {
        isFan: (from: Reader, channelId: string, uid: string) => fans.hasLevel(from, channelId, uid, 1),
        ironFans: ironFans.running,
      },
    },
    mount(http: FastifyInstance) {
      serveMedia(http, live, media);
      servePreview(http, live.preview, media);
      serveHooks(http, live.hooks);
      serveReplay(http, replays, recorder);
    },
    async start() {
      await replays.start();
      await live.start();
    },
    async stop() {
      await live.stop();
      await replays.stop();
      await recorder.stop();
    },
  };
}
export type LiveModulePorts = ReturnType<typeof createLiveModule>['ports'];
