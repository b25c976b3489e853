import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { findAired, takeWatched } from './audience/aired.repository.ts';
import { createAir, graceJob, type OnOver } from './on-air/air.usecase.ts';
import { hasWatched } from './audience/audience.repository.ts';
import { createAudience } from './audience/audience.usecase.ts';
import { createLiveImport } from './sessions/import-live.usecase.ts';
import { createLiveCards } from './sessions/live-cards.views.ts';
import { createRestrictions, type LiveRestriction } from './sessions/restrictions.access.ts';
import { createEntry } from './audience/entry.access.ts';
import { createDirection } from './on-air/direction.usecase.ts';
import { createFigures } from './audience/figures.views.ts';
import { createGraceWatch } from './on-air/grace.job.ts';
import { createHooks } from './on-air/engine-hooks.usecase.ts';
import { createLiveSettings } from './sessions/live-settings.usecase.ts';
import { createLiveView } from './audience/view-live.usecase.ts';
import { liveOfRoom, may, overKey, roomOf } from './live-sessions.domain.ts';
import type { LiveFacets, LivePorts, LiveRoomAccess } from './live-sessions.ports.ts';
import { createFavouriteCards } from './sessions/favourite-cards.views.ts';
import { findLive, holdLive } from './live-sessions.repository.ts';
import { createModerationProvider } from './sessions/moderation.provider.ts';
import { createPreview } from './playback/preview.usecase.ts';
import type { AirFollower } from './on-air/air.events.ts';
import { createReplayProvider } from './sessions/replay.provider.ts';
import { createRoles } from './sessions/roles.access.ts';
import { findSelling } from './sessions/selling.repository.ts';
import { createRoomNow } from './audience/running.views.ts';
import { createReminders } from './on-air/reminders.job.ts';
import { createRoleCache } from './sessions/role-cache.access.ts';
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

/** A live session on air, as the features that give and sell in it need it. */
export interface LiveOnAir {
  readonly liveId: string;
  readonly room: string;
  readonly channelId: string;
  /** UTC ms. */
  readonly startedAt: number;
}

/** Lives: opened, put on air by an encoder, watched, ended (domain 3.5). */
export function createLive(ports: LivePorts) {
  const { clock, jobs, media, secret, rooms } = ports;
  const facets = createRegistry<LiveFacets>('facets of live sessions');
  const roomNow = createRoomNow(facets);
  const roles = createRoles(ports);
  const views = createViews(ports, facets);
  const entry = createEntry(ports, facets);
  const bars = createRestrictions();
  const overs = createRegistry<Record<string, OnOver>>('listeners to ends of live sessions');
  const followers = createRegistry<Record<string, AirFollower>>('those who follow what is on air');
  const reminders = createReminders({ ...ports, bars });
  const air = createAir(ports, bars, followers, overs.all, reminders);
  const seats = createRoleCache(ports, roles);
  const ticker = createTicker(ports);
  const playbacks = createPlaybacks(ports, barsOf, createPictures(seats).withheldFrom);
  const graces = createGraceWatch(ports, air);
  const view = createLiveView(ports, air, roles, views, entry, bars, facets, roomNow);
  const preview = createPreview(ports, air);
  const settings = createLiveSettings(ports, roles, views, reminders, facets);
  const streams = createStreams(ports, air, roles, bars, facets);
  const pauses = createPauses(ports, air, roles, bars, followers);
  const figures = createFigures(ports, facets);
  const watchers = createWatchers(ports, view, roles, figures, facets);
  const direction = createDirection(ports, air, roles, figures);
  const hooks = createHooks(ports, {
    streams,
    playbacks,
    admits,
    recording: () => facets.find('recording'),
  });

  /** What is barred to members in a live session; nothing where there is none. */
  async function barsOf(reader: Reader, liveId: string, uids: readonly string[]) {
    const live = await findLive(reader, liveId);
    return live ? bars.of(reader, live, uids) : new Map<string, LiveRestriction>();
  }

  /** May this media address be played now? */
  async function admits(ticket: MediaTicket, sign: string): Promise<boolean> {
    return isTicket(secret, ticket, sign, clock.now()) && (await playbacks.admits(ticket));
  }

  // A job left from before a restart must not end what `recover` is about to wait for.
  const recovered = Promise.withResolvers<void>();
  jobs.define(graceJob, async ({ live_id: liveId }) => {
    await recovered.promise;
    if (typeof liveId === 'string') await air.settle(liveId);
  });
  media.setHandlers({
    authorise: streams.authorise,
    onPublish: air.published,
    onUnpublish: air.unpublished,
  });
  rooms.onPresence((room, uid, change) => {
    const liveId = liveOfRoom(room);
    if (liveId !== null) ticker.moved(liveId, uid, change === 'enter');
  });

  /** Rights of members in a live session's room, with as few queries as for one; null for a room without an owner. */
  async function roomAccesses(
    reader: Reader,
    room: string,
    uids: readonly string[],
  ): Promise<Map<string, LiveRoomAccess> | null> {
    const liveId = liveOfRoom(room);
    const live = liveId === null ? null : await findLive(reader, liveId);
    if (!live) return null;
    const found = await seats.rolesOf(reader, live, uids);
    const refusals = await entry.refusals(reader, live, uids, found);
    const barred = await bars.of(reader, live, uids);
    const isClosed = live.state !== 'live' && live.state !== 'not_started';
    return new Map(
      uids.map((uid) => {
        const role = found.get(uid) ?? 'member';
        const bar = barred.get(uid);
        const join = refusals.get(uid) ?? bar?.join ?? null;
        const speak = join ?? (isClosed ? 'chat.room_closed' : (bar?.speak ?? null));
        const until = speak !== null && speak === bar?.speak ? bar.until : undefined;
        const roomRole = role === 'owner' ? 'owner' : role === 'member' ? 'member' : 'staff';
        return [uid, { role: roomRole, join, speak, ...(until !== undefined && { until }) }];
      }),
    );
  }

  /** The same; empty for a room without an owner. */
  const accessAmong = async (
    reader: Reader,
    room: string,
    uids: readonly string[],
  ): Promise<Map<string, LiveRoomAccess>> => (await roomAccesses(reader, room, uids)) ?? new Map();

  /** Rights of a member in a live session's room; null for a room without an owner. */
  const roomAccess = async (reader: Reader, room: string, uid: string): Promise<LiveRoomAccess | null> =>
    (await roomAccesses(reader, room, [uid]))?.get(uid) ?? null;

  /** A live session that the member may come into. @throws Refusal as `live/info` does */
  async function enter(
    reader: Reader,
    liveId: string,
    uid: string,
  ): Promise<{ room: string; channelId: string }> {
    const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
    const room = roomOf(liveId);
    const refusal = (await roomAccess(reader, room, uid))?.join;
    return refusal ? refuse(refusal) : { room, channelId: live.channel_id };
  }

  const audience = createAudience(ports, view, ticker, facets, roles, figures, enter, bars);

  return {
    ...view,
    cards: createLiveCards(ports, roomAccess),
    preview,
    editLive: settings.edit,
    readSettings: settings.read,
    push: streams.push,
    startLive: streams.start,
    health: streams.health,
    pause: pauses.pause,
    test: pauses.test,
    audience,
    watchers,
    hasWatched,
    favouriteCards: createFavouriteCards(ports),
    livesOf: countLivesOf,
    onAirOf: findOnAirOf,
    direction,
    importLive: createLiveImport(ports, reminders),
    /** Registers what live sessions show of another feature. */
    facet: facets.register,
    /** Registers who is notified when an encoder begins to push for a live session, and when that is over. */
    follow: followers.register,
    /** For replays. */
    replayed: createReplayProvider(ports, air, roles, view, views, barsOf, seats, roomAccess),
    /** Registers what a feature has running in live sessions, by its kind. */
    runs: roomNow.register,
    /** Registers who may not take part, by a unique name. */
    bar: bars.bar,
    /** Registers which channels may not go on air, by a unique name. */
    barAir: bars.barAir,
    /** Registers a listener to ends of live sessions, called in their transaction, by a unique name. */
    onOver: overs.register,
    /** For those who keep order in live rooms. */
    moderated: createModerationProvider(ports, air, roles, enter),
    /** For those who sell tickets. */
    ticketed: createTicketsProvider(ports, roles, entry, bars, views, facets),
    tick: ticker.tick,
    graces: { tick: graces.tick },

    /** For gifts and whatever else happens in a live session on air; it cannot end before the caller's transaction does. */
    port: {
      /** @throws Refusal `live.missing`, `live.not_on_air` */
      async onAir(tx: Tx, liveId: string): Promise<LiveOnAir> {
        const live = (await holdLive(tx, liveId)) ?? refuse('live.missing');
        const isOver = live.interrupted_until !== null && live.interrupted_until <= clock.now();
        if (live.state !== 'live' || live.started_at === null || isOver) return refuse('live.not_on_air');
        return { liveId, room: roomOf(liveId), channelId: live.channel_id, startedAt: live.started_at };
      },
      enter,
      /** Whether it was stopped, not ended. @throws Refusal `live.missing` */
      async isStopped(reader: Reader, liveId: string): Promise<boolean> {
        const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
        return live.state === 'stopped';
      },
      access: roomAccess,
      accessAmong,
      /** Live sessions that are on air, or still were after a moment, UTC ms. */
      airedSince: findAired,
      /** The minutes that members have watched since they were last taken. */
      takeWatched,
      /** The live session's room. @throws Refusal `live.missing` */
      async roomOf(reader: Reader, liveId: string): Promise<string> {
        if (!(await findLive(reader, liveId))) refuse('live.missing');
        return roomOf(liveId);
      },
      /** Products of the live session in its order, and the one being presented: none once it is over. @throws Refusal `live.missing` */
      async goodsOf(reader: Reader, liveId: string): Promise<{ goods: string[]; current: string | null }> {
        const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
        return { goods: live.goods, current: overKey(live.state) ? null : live.current_product };
      },
      /** Rooms of the live sessions on air that sell one of these products. */
      roomsSelling: async (reader: Reader, productIds: readonly string[]) =>
        (await findSelling(reader, productIds)).map(({ liveId, productId }) => ({
          room: roomOf(liveId),
          productId,
        })),
      /** Whether they run the live session. @throws Refusal `live.missing` */
      async isRunBy(reader: Reader, liveId: string, actor: Actor): Promise<boolean> {
        const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
        return may(await roles.roleOf(reader, live, actor), 'run');
      },
      /** Only those who run the live session (P05). @throws Refusal `live.missing`, `request.forbidden` */
      async needRunner(reader: Reader, liveId: string, actor: Actor): Promise<void> {
        const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
        await roles.need(reader, live, actor, 'run');
      },
      /**
       * The room of a live session that is not over, and is not before the caller's transaction ends; for those who run it.
       * @throws Refusal `live.missing`, `live.ended`, `live.stopped`, `request.forbidden`
       */
      async runBy(tx: Tx, liveId: string, actor: Actor): Promise<string> {
        const { live } = await air.lock(tx, liveId);
        await roles.need(tx, live, actor, 'run');
        const over = overKey(live.state);
        return over ? refuse(over) : roomOf(liveId);
      },
    },

    roomAccesses,
    /** Places the events of its rooms on their timeline (N02). */
    timeline: createTimelineEvents(ports, liveOfRoom),

    admits,
    playbacks,
    hooks,

    async start(): Promise<void> {
      await media.recall();
      await air.recover();
      await reminders.recover();
      recovered.resolve();
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
