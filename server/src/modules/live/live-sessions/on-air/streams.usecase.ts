import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { Air } from '../transitions/air.service.ts';
import type { LiveRestrictions } from '../access/restrictions.access.ts';
import { adviceOn, overKey } from '../live-sessions.domain.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import { findLive, findOnAir } from '../live-sessions.repository.ts';
import type { Roles } from '../access/roles.access.ts';
import { isPushSecret, pushSecret } from '../playback/media-tickets.domain.ts';
import { findStream, lockStream, updateStream } from './streams.repository.ts';

type StreamsRequest<Name extends keyof typeof calls.streaming> = CallRequest<(typeof calls.streaming)[Name]>;
type StreamsAnswer<Name extends keyof typeof calls.streaming> = CallAnswer<(typeof calls.streaming)[Name]>;

type LiveStreamPorts = Pick<LivePorts, 'database' | 'media' | 'secret' | 'rtmpPort' | 'rtmpAddress' | 'log'>;

/** Push keys, the check of a push, and its health (D89, S36). */
export function createStreams(
  { database, media, secret, rtmpPort, rtmpAddress, log }: LiveStreamPorts,
  air: Air,
  roles: Roles,
  restrictions: Pick<LiveRestrictions, 'ofAir'>,
  facets: Pick<Registry<LiveFacets>, 'find'>,
) {
  /** Asked by the media server before a push begins. */
  async function authorise(
    name: string,
    given: string,
  ): Promise<{ ok: true } | { ok: false; reason: string }> {
    return database.transaction(async (tx) => {
      const found = await findStream(tx, { stream: name });
      if (!found) return { ok: false, reason: 'unknown_stream' };
      const stream = await lockStream(tx, found.channel_id);
      const isGood = isPushSecret(secret, stream.stream, stream.key_version, given);
      const live = isGood ? await air.liveOf(tx, stream) : { refused: 'wrong_key' as const };
      if (!('refused' in live)) return { ok: true };
      await updateStream(tx, stream.channel_id, { refused: live.refused });
      return { ok: false, reason: live.refused };
    });
  }

  /**
   * A push was refused for its address: whoever runs the live sessions of a stream that is named in it reads so (G090).
   * Its key is not looked at, as with a wrong key.
   */
  async function misaddressed(names: readonly string[]): Promise<void> {
    for (const name of names)
      await database.transaction(async (tx) => {
        const found = await findStream(tx, { stream: name });
        if (!found) return;
        await lockStream(tx, found.channel_id);
        await updateStream(tx, found.channel_id, { refused: 'bad_address' });
      });
  }

  return {
    authorise,
    misaddressed,

    /** G088. `origin` is how the caller reached us: encoders reach the same host. */
    async push(
      actor: Actor,
      { live_id, rotate }: StreamsRequest<'push'>,
      origin: string,
    ): Promise<StreamsAnswer<'push'>> {
      return database.transaction(async (tx) => {
        const { live, stream } = await air.lock(tx, live_id);
        await roles.need(tx, live, actor, 'run');
        const version = stream.key_version + (rotate ? 1 : 0);
        if (rotate) {
          await updateStream(tx, live.channel_id, { key_version: version });
          database.afterCommit(tx, () => media.cut(stream.stream));
          log.info({ stream: stream.stream, version }, 'push key rotated');
        }
        const port = rtmpPort === 0 ? media.port() : rtmpPort;
        return {
          rtmp_url: rtmpAddress ?? `rtmp://${new URL(origin).hostname}:${port}/live`,
          key: `${stream.stream}?key=${pushSecret(secret, stream.stream, version)}`,
          stream: stream.stream,
        };
      });
    },

    /** G089. Chooses the live session for the next push; at once on air when somebody pushes already. */
    async start(actor: Actor, { live_id }: StreamsRequest<'start'>): Promise<StreamsAnswer<'start'>> {
      return database.transaction(async (tx) => {
        const { live, stream } = await air.lock(tx, live_id);
        await roles.need(tx, live, actor, 'run');
        const over = overKey(live.state);
        if (over) return refuse(over);
        const restriction = await restrictions.ofAir(tx, live.channel_id);
        if (restriction) return refuse(restriction.key, restriction.data);
        if (live.state === 'live') return { state: live.state };
        const onAir = await findOnAir(tx, live.channel_id);
        if (onAir && !air.isFilm(onAir.live_id)) return refuse('live.already_on_air');
        await updateStream(tx, live.channel_id, { chosen_live: live_id, test_live: null });
        if (onAir || !media.isPublishing(stream.stream)) return { state: live.state };
        const row = await air.move(tx, live, { ...stream, chosen_live: live_id }, 'push');
        await air.follow(tx, row, stream);
        return { state: row.state };
      });
    },

    /** G090. */
    async health(actor: Actor, { live_id }: StreamsRequest<'health'>): Promise<StreamsAnswer<'health'>> {
      const { reader } = database;
      const live = (await findLive(reader, live_id)) ?? refuse('live.missing');
      await roles.need(reader, live, actor, 'run');
      const stream = await findStream(reader, { channelId: live.channel_id });
      const name = stream?.stream ?? '';
      const measured = media.health(name);
      const { pushing, fps, bitrate, gop, codec, dropped } = measured;
      const off = facets.find('recording')?.offOf(live_id) ?? null;
      return {
        pushing,
        fps,
        bitrate,
        gop,
        codec,
        dropped,
        refused: stream?.refused ?? '',
        recording_off: pushing ? off : null,
        tiers: (['hd', 'sd'] as const).map((key) => ({
          key,
          viewers: media.viewers(`${name}_${key}`),
          off: media.tierOff(name, key),
        })),
        advice: adviceOn(measured),
      };
    },
  };
}
export type Streams = ReturnType<typeof createStreams>;
