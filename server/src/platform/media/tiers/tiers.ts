import type { Sink } from '../broadcast.ts';
import { isNativeInstalled } from '../native.ts';
import { tierTasks, type TierKey, type TierPorts } from './tier-ports.ts';
import { beginTier, endTier, viewersOf, type TierRuns } from './tier-run.ts';

/** Why a tier is not to be had now. */
export type TierWithheld = 'unavailable' | 'source_small' | 'busy' | 'overloaded';

export interface Tiers {
  /** Why the tier of a stream is not to be had now; null where it is, or is being watched. */
  off(stream: string, key: TierKey): TierWithheld | null;
  /** Sends a tier from its next key frame on, and encodes it as long as somebody watches. @returns stops it, or null */
  play(stream: string, key: TierKey, sink: Sink): (() => void) | null;
  viewers(stream: string, key: TierKey): number;
  close(): void;
}

/** What a picture of its own is worth: a source that is hardly higher is no other tier, px. */
const leastHigherPx = 16;

/** Encodes lower tiers of streams on demand, each in a process of its own, and gives up what the machine cannot keep up with. */
export function createTiers(ports: TierPorts): Tiers {
  const { atOnce, log, health, play, isInstalled = isNativeInstalled, mostBehindMs = 3_000 } = ports;
  const isThere = atOnce > 0 && isInstalled();
  const tiers: TierRuns = { running: new Map(), givenUp: new Map(), ports: { log, play, mostBehindMs } };
  const { running, givenUp } = tiers;

  function off(stream: string, key: TierKey): TierWithheld | null {
    const name = `${stream}_${key}`;
    if (!isThere) return 'unavailable';
    const { height } = health(stream);
    if (height > 0 && height < tierTasks[key].height + leastHigherPx) return 'source_small';
    if (running.has(name)) return null;
    if ((givenUp.get(name) ?? 0) > performance.now()) return 'overloaded';
    return running.size >= atOnce ? 'busy' : null;
  }

  return {
    off,
    play(stream, key, sink) {
      if (off(stream, key) !== null) return null;
      const tier = running.get(`${stream}_${key}`) ?? beginTier(tiers, stream, key);
      if (!tier) return null;
      const place: { stop: (() => void) | null } = { stop: null };
      if (tier.broadcast.health().fps > 0) place.stop = tier.broadcast.play(sink);
      else tier.waiting.set(sink, place);
      return () => {
        tier.waiting.delete(sink);
        place.stop?.();
      };
    },
    viewers(stream, key) {
      const tier = running.get(`${stream}_${key}`);
      return tier ? viewersOf(tier) : 0;
    },
    close() {
      for (const tier of running.values()) endTier(tiers, tier);
    },
  };
}
