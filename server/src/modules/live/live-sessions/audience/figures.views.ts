import type { LiveFigures } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import type { Registry } from '../../../../platform/registry.ts';
import { findCounters } from './audience.repository.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import type { LiveRow } from '../live-sessions.tables.ts';

/** What a live session has come to, or came to. */
export function createFigures(
  { clock, channels }: Pick<LivePorts, 'clock' | 'channels'>,
  facets: Registry<LiveFacets>,
) {
  /** The time on air, UTC ms; empty before. */
  const onAir = ({ started_at, ended_at }: LiveRow) => {
    const until = ended_at ?? clock.now();
    return { from: started_at ?? until, until };
  };

  return {
    /** For everybody. */
    async common(reader: Reader, live: LiveRow): Promise<LiveFigures> {
      const { from, until } = onAir(live);
      const counter = (await findCounters(reader, [live.live_id])).get(live.live_id);
      return {
        duration: until - from,
        watched: counter?.watched ?? 0,
        peak: counter?.peak ?? 0,
        likes: counter?.likes ?? 0,
      };
    },

    /** For those who run it: beans received, and who began to follow the channel while it was on air. */
    async earned(reader: Reader, live: LiveRow): Promise<{ beans: number; fans: number }> {
      const { beans } = await facets.need('totals')(reader, live.live_id);
      if (live.started_at === null) return { beans, fans: 0 };
      return { beans, fans: await channels.newFans(reader, live.channel_id, onAir(live)) };
    },
  };
}
export type LiveFiguresService = ReturnType<typeof createFigures>;
