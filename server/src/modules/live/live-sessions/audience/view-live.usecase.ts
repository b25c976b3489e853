import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { LiveRestrictions } from '../access/restrictions.access.ts';
import { isFrozen, type LiveViewer, type ViewerAccess } from '../access/viewer.access.ts';
import { may, roomOf } from '../live-sessions.domain.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import { findStream } from '../on-air/streams.repository.ts';
import type { LiveMedia } from '../playback/live-media.views.ts';
import { asLive } from '../sessions/live-sessions.views.ts';
import { findAppointed, findCounters } from './audience.repository.ts';
import type { RoomNow } from './running.views.ts';

type LiveViewRequest<Name extends keyof typeof calls.live> = CallRequest<(typeof calls.live)[Name]>;
type LiveViewAnswer<Name extends keyof typeof calls.live> = CallAnswer<(typeof calls.live)[Name]>;
type LiveViewPorts = Pick<LivePorts, 'database' | 'clock' | 'users' | 'channels' | 'rooms'>;

/** What viewers read of one live session that they may enter. */
export function createLiveView(
  ports: LiveViewPorts,
  viewers: ViewerAccess,
  addresses: LiveMedia,
  restrictions: Pick<LiveRestrictions, 'of'>,
  facets: Pick<Registry<LiveFacets>, 'find'>,
  roomNow: Pick<RoomNow, 'of'>,
) {
  const { database, clock, users, channels, rooms } = ports;
  const { reader } = database;

  return {
    /** C018. */
    async info(actor: LiveViewer, { live_id }: LiveViewRequest<'info'>): Promise<LiveViewAnswer<'info'>> {
      const { live, my, act } = await viewers.entered(actor, live_id);
      const room = roomOf(live_id);
      const [places, people, counters, appointed, muted, flv, hls, lastSeq, now, stream, ironFans] =
        await Promise.all([
          channels.many(reader, [live.channel_id]),
          users.many(reader, [live.streamer_uid]),
          findCounters(reader, [live_id]),
          findAppointed(reader, actor.uid, [live_id]),
          rooms.isMuted(reader, room, actor.uid),
          addresses.flvOf(live, actor, act, my.role),
          addresses.hlsOf(live, actor, my.role),
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

    /** C028. */
    async user(actor: Actor, input: LiveViewRequest<'user'>): Promise<LiveViewAnswer<'user'>> {
      const { live } = await viewers.entered(actor, input.live_id);
      const user = (await users.many(reader, [input.uid])).get(input.uid) ?? refuse('request.not_found');
      const platformRoles = (await users.rolesOf(reader, [input.uid])).get(input.uid) ?? [];
      const { role, followed } = await viewers.membership(live, { uid: input.uid, roles: platformRoles });
      const muted = await rooms.isMuted(reader, roomOf(live.live_id), input.uid);
      const restriction = (await restrictions.of(reader, live, [input.uid])).get(input.uid);
      return {
        user,
        club: (await facets.find('badges')?.(reader, live.channel_id, [input.uid]))?.get(input.uid) ?? null,
        role,
        frozen: isFrozen(restriction),
        frozen_until_ts: (isFrozen(restriction) && restriction?.until) || null,
        warned: restriction?.warned === true,
        blocked: restriction?.join === 'moderation.blocked',
        muted,
        followed,
      };
    },
  };
}
