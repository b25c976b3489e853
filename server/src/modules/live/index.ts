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
  talk: TalkPorts,
  money: MoneyPorts,
) {
  const features = createFeatures(platform, people, talk, money);
  registerElsewhere(features, people, talk, money);
  registerInSessions(features, money);
  registerInRooms(features, people, talk);
  const { live, gifts, moderation, ironFans, fans, replays } = features;

  return {
    features,
    handlers: handlersOf(features),
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
      serveMedia(http, live, platform.media);
      servePreview(http, live.preview, platform.media);
      serveHooks(http, live.hooks);
      serveReplay(http, replays, platform.recorder);
    },
    async start() {
      await replays.start();
      await live.start();
    },
    async stop() {
      await live.stop();
      await replays.stop();
      await platform.recorder.stop();
    },
  };
}
export type LiveModulePorts = ReturnType<typeof createLiveModule>['ports'];

/** Each feature is given what it needs of those before it. */
function createFeatures(platform: Platform, people: PeoplePorts, talk: TalkPorts, money: MoneyPorts) {
  const live = createSessions(platform, people, talk, money);
  const inRooms = createRoomFeatures(live, platform, people, talk, money);
  const moderating = createModerationFeatures(live, platform, people, talk);
  const paid = createPaidFeatures(live, platform, people, money);
  const clubs = createClubs(live, inRooms.gifts, platform, people, talk, money);
  const replays = createReplays({
    ...platform,
    lives: live.replayed,
    rooms: talk.rooms,
    engineFolder: platform.config.srs?.recordings,
  });
  return { live, ...inRooms, ...moderating, ...paid, ...clubs, replays };
}
type LiveFeatures = ReturnType<typeof createFeatures>;
type LiveFeature = ReturnType<typeof createSessions>;
type LiveGifts = ReturnType<typeof createGifts>;

function createSessions(platform: Platform, people: PeoplePorts, { rooms }: TalkPorts, money: MoneyPorts) {
  const { config } = platform;
  return createLive({
    ...platform,
    users: people.users,
    channels: people.channels,
    sessions: people.sessions,
    rooms,
    notices: people.notices,
    takeFile: people.files.scene('live', { takes: 'pictures', readers: 'everyone' }).take,
    knownProducts: money.shop.known,
    rtmpPort: config.rtmpPort,
    rtmpAddress: config.srs?.rtmp,
    hookSecret: config.srs?.hookSecret,
  });
}

/** What is given, drawn and asked in live rooms. */
function createRoomFeatures(
  live: LiveFeature,
  platform: Platform,
  { users }: PeoplePorts,
  { rooms }: TalkPorts,
  { wallet }: MoneyPorts,
) {
  const lives = live.port;
  const gifts = createGifts({ ...platform, users, lives, wallet, rooms });
  const liveWishes = createLiveWishes({ ...platform, users, lives, gifts, rooms });
  const bags = createBags({ ...platform, users, lives, gifts, rooms, wallet });
  const votes = createVotes({ ...platform, lives, rooms });
  return { gifts, liveWishes, bags, votes };
}

/** Moderation, and the reports that it follows from. */
function createModerationFeatures(
  live: LiveFeature,
  platform: Platform,
  { users, channels, notices, files }: PeoplePorts,
  { rooms, groups }: TalkPorts,
) {
  const lives = live.moderated;
  const moderation = createModeration({ ...platform, users, channels, notices, rooms, groups, lives });
  const reports = createReports({
    ...platform,
    users,
    channels,
    notices,
    rooms,
    lives,
    pictures: (readers) => files.scene('report', { takes: 'pictures', readers }),
  });
  return { moderation, reports };
}

/** What is paid for a live session or a channel, and what its anniversary brings. */
function createPaidFeatures(
  live: LiveFeature,
  platform: Platform,
  { users, channels, notices }: PeoplePorts,
  { wallet, rewards, orders }: MoneyPorts,
) {
  const tickets = createTickets({ ...platform, lives: live.ticketed, wallet, notices });
  const anniversary = createAnniversary({ ...platform, lives: live.port, rewards, wallet });
  const ironFans = createIronFans({
    ...platform,
    prices: platform.config.ironPrices,
    users,
    channels,
    orders,
    wallet,
    notices,
  });
  return { tickets, anniversary, ironFans };
}

/** Fan clubs, and the levels that the same acts raise. */
function createClubs(
  live: LiveFeature,
  gifts: LiveGifts,
  platform: Platform,
  people: PeoplePorts,
  { rooms, groupJoining }: TalkPorts,
  { wallet }: MoneyPorts,
) {
  const { users, channels, notices } = people;
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
    wallet,
    notices,
  });
  return { levels, fans };
}

/** What other modules take from here, by name. */
function registerElsewhere(
  { live, gifts, bags, tickets, ironFans, moderation, fans, levels, replays }: LiveFeatures,
  people: PeoplePorts,
  { rooms, groups, groupJoining, forwarding }: TalkPorts,
  money: MoneyPorts,
): void {
  rooms.ownSets('live_', live.roomAccesses);
  rooms.timeline('live_', live.timeline);
  forwarding.shareable('live', live.cards.cardOf);
  forwarding.onShared('levels', (tx, uid) => levels.did(tx, uid, 'share'));
  groupJoining.require('fan', fans.groupRefusal);
  groups.restrict('moderation', moderation.frozenIn);
  people.levels.facet('level_benefits', levels.benefitsOf);
  people.files.quota('levels', levels.uploadFactor);
  people.channels.facet('next_live', live.nextOf);
  people.channels.facet('next_lives', live.nextOfMany);
  people.sessions.onEnd('playbacks', live.playbacks.end);
  people.profile.facet('lives', live.livesOf);
  people.profile.facet('on_air', live.onAirOf);
  money.rewards.onSignIn('levels', (tx, uid) => levels.did(tx, uid, 'sign_in'));
  money.rewards.step(
    'lesson',
    async (from, uid) => (await live.hasWatched(from, uid)) || replays.hasWatched(from, uid),
  );
  money.wallet.cause('gift_send', gifts.placesOf);
  money.wallet.cause('barrage', gifts.placesOf);
  money.wallet.cause('lucky_bag', bags.placesOf);
  money.wallet.cause('ticket', tickets.placesOf);
  money.orders.product('iron_fan', ironFans.product);
  money.redPackets.part('live', live.port);
  money.redPackets.part('gifts', gifts);
  money.shop.venue('live', live.port);
}

/** What live sessions show, ask and notify of other features. */
function registerInSessions(
  { live, gifts, liveWishes, bags, votes, moderation, tickets, ironFans, fans, replays }: LiveFeatures,
  money: MoneyPorts,
): void {
  live.facet('recording', replays);
  live.follow('replays', replays);
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
  live.restrict('moderation', moderation.restrictions);
  live.restrictAir('moderation', moderation.airRestriction);
}

/** What gifts ask of other features, and who judges the conditions of bags. */
function registerInRooms(
  { gifts, liveWishes, bags, ironFans, fans }: LiveFeatures,
  { channels }: PeoplePorts,
  { rooms }: TalkPorts,
): void {
  gifts.onGiven('liveWishes', liveWishes.onGiven);
  gifts.part('fanLevels', fans.levelsIn);
  gifts.part('ironFans', ironFans.running);
  bags.condition(
    'follow',
    async (from, { channelId }, uid) => (await channels.membership(from, channelId, uid)).followed,
  );
  bags.condition('comment_text', (from, { room, startsAt }, uid, text) =>
    rooms.hasWritten(from, room, { uid, text, since: startsAt }),
  );
  bags.condition('gift', (from, { liveId }, uid, giftId) => gifts.hasGiven(from, liveId, uid, giftId));
  bags.condition('fan', (from, { channelId }, uid) => fans.hasLevel(from, channelId, uid, 1));
  bags.condition('fan_level', (from, { channelId }, uid, level) =>
    fans.hasLevel(from, channelId, uid, Number(level)),
  );
  bags.condition('iron_fan', async (from, { channelId }, uid) =>
    (await ironFans.running(from, channelId, [uid])).has(uid),
  );
}

function handlersOf(features: LiveFeatures) {
  return {
    ...liveRoutes(features.live),
    ...giftRoutes(features.gifts),
    ...liveWishRoutes(features.liveWishes),
    ...bagRoutes(features.bags),
    ...voteRoutes(features.votes),
    ...moderationRoutes(features.moderation),
    ...reportRoutes(features.reports),
    ...ticketRoutes(features.tickets),
    ...anniversaryRoutes(features.anniversary),
    ...ironFanRoutes(features.ironFans),
    ...fanRoutes(features.fans),
    ...levelRoutes(features.levels),
    ...replayRoutes(features.replays),
  };
}
