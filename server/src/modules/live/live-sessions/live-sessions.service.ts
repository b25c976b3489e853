import { createAir } from './transitions/air.service.ts';
import { hasWatched } from './audience/audience.repository.ts';
import { createLikes } from './audience/like-live.usecase.ts';
import { createLiveLists } from './audience/list-lives.usecase.ts';
import { createAppointments } from './audience/appoint-live.usecase.ts';
import { createClarity } from './playback/view-clarity.usecase.ts';
import { createLiveMedia } from './playback/live-media.views.ts';
import { createViewerAccess } from './access/viewer.access.ts';
import { createAudience } from './audience/audience.usecase.ts';
import { createLiveImport } from './settings/import-live.usecase.ts';
import { createLiveCards } from './sessions/live-cards.views.ts';
import { createEntry } from './access/entry.access.ts';
import { createDirection } from './on-air/direction.usecase.ts';
import { createFigures } from './audience/figures.views.ts';
import { createGraceWatch } from './transitions/grace.job.ts';
import { createHooks } from './on-air/engine-hooks.usecase.ts';
import { createLiveSettings } from './settings/live-settings.usecase.ts';
import { createLiveView } from './audience/view-live.usecase.ts';
import { liveOfRoom } from './live-sessions.domain.ts';
import { createLiveRegistries } from './live-sessions.registry.ts';
import type { LivePorts } from './live-sessions.ports.ts';
import { createFavouriteCards } from './sessions/favourite-cards.views.ts';
import { createModerationProvider } from './sessions/moderation.provider.ts';
import { createPreview } from './playback/preview.usecase.ts';
import { createReplayProvider } from './sessions/replay.provider.ts';
import { createRoomAccess } from './access/room.access.ts';
import { createOnAirProvider } from './sessions/on-air.provider.ts';
import { createRoles } from './access/roles.access.ts';
import { createReminders } from './on-air/reminders.job.ts';
import { createRoleCache } from './access/role-cache.access.ts';
import { isTicket, type MediaTicket } from './playback/media-tickets.domain.ts';
import { createPauses } from './on-air/pauses.usecase.ts';
import { createPictures } from './playback/pictures.access.ts';
import { createPlaybacks } from './playback/playbacks.access.ts';
import { countLivesOf, findOnAirOf } from './sessions/streamers.repository.ts';
import { createStreams } from './on-air/streams.usecase.ts';
import { createTicketsProvider } from './sessions/tickets.provider.ts';
import { createTimelineEvents } from './on-air/timeline.events.ts';
import { createTicker } from './audience/viewer-counts.events.ts';
import { createViews } from './sessions/live-sessions.views.ts';
import { createWatchers } from './audience/watchers.usecase.ts';

/** Lives: opened, put on air by an encoder, watched, ended (domain 3.5). */
export function createLive(ports: LivePorts) {
  const { clock, media, secret } = ports;
  const { facets, roomNow, restrictions, overs, followers, registrations } = createLiveRegistries();
  const roles = createRoles(ports);
  const views = createViews(ports, facets);
  const entry = createEntry(ports, facets);
  const reminders = createReminders({ ...ports, restrictions });
  const air = createAir(ports, restrictions, followers, overs.all, reminders);
  const roleCache = createRoleCache(ports, roles);
  const access = createRoomAccess(roleCache, entry, restrictions);
  const ticker = createTicker(ports);
  const playbacks = createPlaybacks(ports, restrictions.ofLive, createPictures(roleCache).withheldFrom);
  const graces = createGraceWatch(ports, air);
  const viewers = createViewerAccess(ports, air, roles, entry, restrictions);
  const addresses = createLiveMedia(ports, facets);
  const streams = createStreams(ports, air, roles, restrictions, facets);
  const pauses = createPauses(ports, air, roles, restrictions, followers);
  const figures = createFigures(ports, facets);
  const hooks = createHooks(ports, {
    streams,
    playbacks,
    admits,
    recording: () => facets.find('recording'),
  });

  /** May this media address be played now? */
  async function admits(ticket: MediaTicket, sign: string): Promise<boolean> {
    return isTicket(secret, ticket, sign, clock.now()) && (await playbacks.admits(ticket));
  }

  media.setHandlers({
    authorise: streams.authorise,
    onMisaddressed: streams.misaddressed,
    onPublish: air.published,
    onUnpublish: air.unpublished,
  });

  return {
    current: air.current,
    ...createLiveLists(ports, air, views),
    ...createLiveView(ports, viewers, addresses, restrictions, facets, roomNow),
    ...createClarity(ports, viewers, addresses),
    ...createLiveSettings(ports, roles, views, reminders, facets),
    cards: createLiveCards(ports, access.of),
    preview: createPreview(ports, air),
    push: streams.push,
    startLive: streams.start,
    health: streams.health,
    pause: pauses.pause,
    test: pauses.test,
    audience: {
      ...createAudience(ports, viewers, access, roles, figures, facets),
      ...createLikes(ports, air, access, ticker),
      ...createAppointments(ports, restrictions),
    },
    watchers: createWatchers(ports, air, roles, figures, facets),
    hasWatched,
    favouriteCards: createFavouriteCards(ports),
    livesOf: countLivesOf,
    onAirOf: findOnAirOf,
    direction: createDirection(ports, air, roles, figures),
    importLive: createLiveImport(ports, reminders),
    ...registrations,
    /** For replays. */
    replayed: createReplayProvider(
      ports,
      air,
      roles,
      viewers,
      views,
      restrictions.ofLive,
      roleCache,
      access.of,
    ),
    /** For those who keep order in live rooms. */
    moderated: createModerationProvider(ports, air, roles, access.enter),
    /** For those who sell tickets. */
    ticketed: createTicketsProvider(ports, roles, entry, restrictions, views, facets),
    tick: ticker.tick,
    graces: { tick: graces.tick },

    port: createOnAirProvider(ports, air, roles, access),
    roomAccesses: access.ofMany,
    /** Places the events of its rooms on their timeline (N02). */
    timeline: createTimelineEvents(ports, liveOfRoom),

    admits,
    playbacks,
    hooks,

    async start(): Promise<void> {
      await media.recall();
      await air.recover();
      await reminders.recover();
      ticker.start();
      playbacks.start();
      graces.start();
    },
    async stop(): Promise<void> {
      playbacks.stop();
      await graces.stop();
      await ticker.stop();
    },
  };
}
export type Lives = ReturnType<typeof createLive>;
