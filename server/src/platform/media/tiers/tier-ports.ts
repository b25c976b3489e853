import { tierBitrates, tierHeights } from '@goldbean/contract';
import type { Log } from '../../log.ts';
import type { Sink } from '../broadcast.ts';
import type { StreamHealth } from '../gauge.ts';
import type { TierTask } from './tier-task.ts';

/** Tiers below what the encoder sends (K27). */
export const tierKeys = ['hd', 'sd'] as const;
export type TierKey = (typeof tierKeys)[number];
export const tierTasks: Readonly<Record<TierKey, TierTask>> = {
  hd: { height: tierHeights.hd, bitrate: tierBitrates.hd },
  sd: { height: tierHeights.sd, bitrate: tierBitrates.sd },
};

export interface TierPorts {
  /** Tiers that are encoded at once on this server; 0: none is. */
  readonly atOnce: number;
  readonly log: Log;
  health(stream: string): StreamHealth;
  play(stream: string, sink: Sink): (() => void) | null;
  readonly isInstalled?: () => boolean;
  /** How far an encoder may fall behind what it is given, ms; replaced in tests. */
  readonly mostBehindMs?: number;
}
