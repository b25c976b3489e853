import {
  liveLimits,
  nobody,
  tierBitrates,
  tierHeights,
  type CallAnswer,
  type CallRequest,
  type LiveRole,
  type LiveSummary,
  type NextLive,
  type calls,
} from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { Air } from '../on-air/air.usecase.ts';
import type { LiveRestrictions, LiveRestriction } from '../sessions/restrictions.access.ts';
import { findAppointed, findCounters } from './audience.repository.ts';
import type { LiveEntry } from './entry.access.ts';
import { may, mayHavePicture, roomOf } from '../live-sessions.domain.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import { searchLives } from '../live-sessions.repository.ts';
import { findNextLives } from '../sessions/next-lives.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { Roles } from '../sessions/roles.access.ts';
import { pictureOf } from '../playback/pictures.access.ts';
import type { RoomNow } from './running.views.ts';
import { flvAddress } from '../playback/media-tickets.domain.ts';
import { findStream } from '../on-air/streams.repository.ts';
import { asLive, type LiveViews } from '../sessions/live-sessions.views.ts';

type LiveViewRequest<Name extends keyof typeof calls.live> = CallRequest<(typeof calls.live)[Name]>;
type LiveViewAnswer<Name extends keyof typeof calls.live> = CallAnswer<(typeof calls.live)[Name]>;
type LiveViewPorts = Pick<
  LivePorts,
  'database' | 'clock' | 'media' | 'secret' | 'users' | 'channels' | 'rooms'
>;

/** Who watches, and with which session. */
export interface LiveViewer extends Actor {
  readonly sessionId: string;
}

const isFrozen = (bar: LiveRestriction | undefined): boolean => bar?.speak === 'chat.frozen';

/** The state filter of the list: viewers do not distinguish ended from stopped. */
const statesBy = {
  not_started: ['not_started'],
  live: ['live'],
  ended: ['ended', 'stopped'],
} as const;

/** The calls of viewers that read live sessions. */
export function createLiveView(
  ports: LiveViewPorts,
  air: Air,
  roles: Roles,
  views: LiveViews,
  entry: LiveEntry,
  bars: Pick<LiveRestrictions, 'of'>,
  facets: Pick<Registry<LiveFacets>, 'find'>,
  roomNow: Pick<RoomNow, 'of'>,
) {
  const { database, clock, media, secret, users, channels, rooms } = ports;
  const { reader } = database;

  const { current } = air;

  async function standing(live: LiveRow, actor: Actor) {
    const role = await roles.roleOf(reader, live, actor);
    return { role, ...(await channels.standing(reader, live.channel_id, actor.uid)) };
  }

  /** The live session, if the member may enter. @throws Refusal `live.missing`, `live.network_blocked`, `live.requirement`, `moderation.blocked` */
  async function entered(actor: Actor, liveId: string) {
    const live = await current(liveId);
    const my = await standing(live, actor);
    const hasPass = (await entry.holders(reader, live, [actor.uid])).has(actor.uid);
    const refusal = entry.refusal(live, { ...my, hasPass });
    if (refusal) return refuse(refusal, { course_type: live.course_type, channel_id: live.channel_id });
    const bar = (await bars.of(reader, live, [actor.uid])).get(actor.uid);
    if (bar?.join) return refuse(bar.join);
    return { live, my: { ...my, frozen: isFrozen(bar), warned: bar?.warned === true }, act: bar?.act ?? '' };
  }

  /** A fresh address of a tier for one session of a member who is told of `act`, or empty while nothing is on air. */
  async function flvOf(
    live: LiveRow,
    { uid, sessionId: session }: LiveViewer,
    act: string,
    role: LiveRole,
    tier: '' | '_hd' | '_sd' = '',
  ): Promise<string> {
    const stream = await findStream(reader, { channelId: live.channel_id });
    if (!stream || !media.isPublishing(stream.stream)) return '';
    const scope = live.state === 'live' ? 'play' : 'test';
    if (!mayHavePicture(pictureOf(live, stream), scope, role)) return '';
    const expires = clock.now() + liveLimits.mediaTicketMs;
    const name = stream.stream + tier;
    return flvAddress(secret, { scope, stream: name, liveId: live.live_id, uid, session, act, expires });
  }

  /** An engine beside us records in files of whole stretches: of what is on air it has nothing to play yet. */
  const hlsOf = async (live: LiveRow, viewer: LiveViewer, role: LiveRole): Promise<string | null> =>
    (mayHavePicture(pictureOf(live, null), 'play', role) &&
      !media.engine &&
      (await facets.find('recording')?.hlsOf(viewer, live.live_id))) ||
    null;

  return {
    current,
    entered,

    /** G119. */
    async list(uid: string, input: LiveViewRequest<'list'>): Promise<LiveViewAnswer<'list'>> {
      const { state, channel_id, streamer_uid, page, page_size } = input;
      await air.settleAll();
      const states = state ? statesBy[state] : Object.values(statesBy).flat();
      const { rows, total } = await searchLives(reader, {
        states,
        viewer: uid,
        channelId: channel_id ?? null,
        streamerUid: streamer_uid,
        now: clock.now(),
        // Who looks at a channel of theirs finds there what they have not begun yet; the homepage announces it to nobody.
        crew: channel_id === undefined ? null : uid,
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      return { list: await views.summaries(reader, rows, uid), total, page, page_size };
    },

    /** The channel's live session on air, else its next, else null. */
    async nextOf(from: Reader, channelId: string, viewer: string): Promise<LiveSummary | null> {
      const states = [...statesBy.live, ...statesBy.not_started];
      const now = clock.now();
      const search = { states, viewer, channelId, now, crew: null, limit: 1, offset: 0 };
      const { rows } = await searchLives(from, search);
      const [card] = await views.summaries(from, rows, viewer);
      return card ?? null;
    },

    /** What is on air in each of the channels, else what comes next in it; those without are left out. */
    nextOfMany: (
      from: Reader,
      channelIds: readonly string[],
      viewer: string,
    ): Promise<Map<string, NextLive>> => findNextLives(from, channelIds, viewer, clock.now()),

    /** C018. */
    async info(actor: LiveViewer, { live_id }: LiveViewRequest<'info'>): Promise<LiveViewAnswer<'info'>> {
      const { live, my, act } = await entered(actor, live_id);
      const room = roomOf(live_id);
      const [places, people, counters, appointed, muted, flv, hls, lastSeq, now, stream, ironFans] =
        await Promise.all([
          channels.many(reader, [live.channel_id]),
          users.many(reader, [live.streamer_uid]),
          findCounters(reader, [live_id]),
          findAppointed(reader, actor.uid, [live_id]),
          rooms.isMuted(reader, room, actor.uid),
          flvOf(live, actor, act, my.role),
          hlsOf(live, actor, my.role),
          rooms.lastSeq(reader, room),
          roomNow.of(reader, live, actor.uid),
          findStream(reader, { channelId: live.channel_id }),
          facets.find('ironFans')?.(reader, live.channel_id, [actor.uid]),
        ]);
      const place = places.get(live.channel_id);
      const counted = counters.get(live_id);
      return {
        live: asLive(live),
        room,
        channel: { channel_id: live.channel_id, name: place?.name ?? '', img: place?.img ?? '' },
        streamer: people.get(live.streamer_uid) ?? nobody(live.streamer_uid),
        state: live.state,
        started_ts: live.started_at,
        paused_ts: live.paused_at,
        testing: may(my.role, 'run') && stream?.test_live === live_id,
        end_reason: live.end_reason,
        media: { flv, hls },
        my: {
          role: my.role,
          followed: my.followed,
          subscribed: my.subscribed,
          iron_fan: ironFans?.has(actor.uid) ?? false,
          frozen: my.frozen,
          warned: my.warned,
          muted,
          appointed: appointed.has(live_id),
        },
        counters: {
          online: rooms.online(room),
          watched: counted?.watched ?? 0,
          likes: counted?.likes ?? 0,
          fans: my.fans,
        },
        now,
        last_seq: lastSeq,
        server_ts: clock.now(),
      };
    },

    /** C017, K27. */
    async clarity(
      actor: LiveViewer,
      { live_id }: LiveViewRequest<'clarity'>,
    ): Promise<LiveViewAnswer<'clarity'>> {
      const { live, act, my } = await entered(actor, live_id);
      if (live.state !== 'live') return refuse('live.not_on_air');
      const flv = await flvOf(live, actor, act, my.role);
      const stream = await findStream(reader, { channelId: live.channel_id });
      if (!flv || !stream) return refuse('live.not_on_air');
      const { bitrate, height } = media.health(stream.stream);
      const original = {
        key: 'original' as const,
        name: 'original',
        flv,
        hls: await hlsOf(live, actor, my.role),
        bitrate,
        height: height || null,
        off: null,
      };
      const lower = await Promise.all(
        (['hd', 'sd'] as const).map(async (key) => {
          const off = media.tierOff(stream.stream, key);
          const address = off === null ? await flvOf(live, actor, act, my.role, `_${key}`) : '';
          const is = { bitrate: tierBitrates[key], height: tierHeights[key] };
          return { key, name: key, flv: address, hls: null, ...is, off };
        }),
      );
      return { tiers: [original, ...lower], default: 'original' };
    },

    /** C028. */
    async user(actor: Actor, input: LiveViewRequest<'user'>): Promise<LiveViewAnswer<'user'>> {
      const { live } = await entered(actor, input.live_id);
      const user = (await users.many(reader, [input.uid])).get(input.uid) ?? refuse('request.not_found');
      const platformRoles = (await users.rolesOf(reader, [input.uid])).get(input.uid) ?? [];
      const { role, followed } = await standing(live, { uid: input.uid, roles: platformRoles });
      const muted = await rooms.isMuted(reader, roomOf(live.live_id), input.uid);
      const bar = (await bars.of(reader, live, [input.uid])).get(input.uid);
      return {
        user,
        club: (await facets.find('badges')?.(reader, live.channel_id, [input.uid]))?.get(input.uid) ?? null,
        role,
        frozen: isFrozen(bar),
        frozen_until_ts: (isFrozen(bar) && bar?.until) || null,
        warned: bar?.warned === true,
        blocked: bar?.join === 'moderation.blocked',
        muted,
        followed,
      };
    },
  };
}
export type LiveView = ReturnType<typeof createLiveView>;
