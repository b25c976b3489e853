import { tierBitrates, tierHeights, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import type { LiveViewer, ViewerAccess } from '../access/viewer.access.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findStream } from '../on-air/streams.repository.ts';
import type { LiveMedia } from './live-media.views.ts';

type ClarityRequest = CallRequest<typeof calls.live.clarity>;
type ClarityAnswer = CallAnswer<typeof calls.live.clarity>;

/** The tiers in which a live session on air can be played. */
export function createClarity(
  { database, media }: Pick<LivePorts, 'database' | 'media'>,
  viewers: Pick<ViewerAccess, 'entered'>,
  addresses: LiveMedia,
) {
  const { reader } = database;

  return {
    /** C017, K27. */
    async clarity(actor: LiveViewer, { live_id }: ClarityRequest): Promise<ClarityAnswer> {
      const { live, act, my } = await viewers.entered(actor, live_id);
      if (live.state !== 'live') return refuse('live.not_on_air');
      const flv = await addresses.flvOf(live, actor, act, my.role);
      const stream = await findStream(reader, { channelId: live.channel_id });
      if (!flv || !stream) return refuse('live.not_on_air');
      const { bitrate, height } = media.health(stream.stream);
      const original = {
        key: 'original' as const,
        name: 'original',
        flv,
        hls: await addresses.hlsOf(live, actor, my.role),
        bitrate,
        height: height || null,
        off: null,
      };
      const lower = await Promise.all(
        (['hd', 'sd'] as const).map(async (key) => {
          const off = media.tierOff(stream.stream, key);
          const address = off === null ? await addresses.flvOf(live, actor, act, my.role, `_${key}`) : '';
          const is = { bitrate: tierBitrates[key], height: tierHeights[key] };
          return { key, name: key, flv: address, hls: null, ...is, off };
        }),
      );
      return { tiers: [original, ...lower], default: 'original' };
    },
  };
}
