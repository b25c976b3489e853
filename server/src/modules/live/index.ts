import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { MoneyPorts } from '../money/index.ts';
import type { PeoplePorts } from '../people/index.ts';
import type { TalkPorts } from '../talk/index.ts';
import { createGifts, giftRoutes } from './gifts/index.ts';
import { createLiveWishes, liveWishRoutes } from './live-wishes/index.ts';
import { createLive, liveRoutes, serveMedia, servePreview } from './live/index.ts';
import { createModeration, moderationRoutes } from './moderation/index.ts';
import { createReplays, replayRoutes, serveReplay } from './replay/index.ts';

/** Live sessions, their gifts, and order in their rooms. Their rows are locked before the wallet's. */
export function createLiveModule(
  platform: Platform,
  people: PeoplePorts,
  { rooms, groups }: TalkPorts,
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
    takeFile: people.files.scene('live', { takes: 'pictures', readers: 'everyone' }).take,
    knownProducts: money.shop.known,
    rtmpPort: config.rtmpPort,
  });
  const gifts = createGifts({ ...platform, users, lives: live.port, wallet: money.wallet, rooms });

  const liveWishes = createLiveWishes({ ...platform, users, lives: live.port, gifts, rooms });
  const moderation = createModeration({
    ...platform,
    users,
    channels,
    notices: people.notices,
    rooms,
    groups,
    lives: live.moderated,
  });

  const replays = createReplays({ ...platform, lives: live.replayed, rooms });

  rooms.ownSets('live_', live.roomAccesses);
  channels.facet('next_live', live.nextOf);
  sessions.onEnd('playbacks', live.playbacks.end);
  gifts.onGiven('liveWishes', liveWishes.onGiven);
  live.facet('totals', gifts.totalsOf);
  live.facet('rank', gifts.rankOf);
  live.facet('recording', replays);
  live.follow('replays', replays);
  live.bar('moderation', moderation.bars);
  live.barAir('moderation', moderation.airBar);
  groups.bar('moderation', moderation.frozenIn);
  money.wallet.cause('gift_send', gifts.placesOf);
  money.wallet.cause('barrage', gifts.placesOf);
  money.redPackets.part('live', live.port);
  money.redPackets.part('gifts', gifts);
  money.shop.venue('live', live.port);
  money.rewards.step('lesson', live.hasWatched);
  people.profile.facet('lives', live.livesOf);

  return {
    features: { live, gifts, liveWishes, moderation, replays },
    handlers: {
      ...liveRoutes(live),
      ...giftRoutes(gifts),
      ...liveWishRoutes(liveWishes),
      ...moderationRoutes(moderation),
      ...replayRoutes(replays),
    },
    ports: { live: live.port, gifts },
    mount(http: FastifyInstance) {
      serveMedia(http, live, media);
      servePreview(http, live.preview, media);
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
