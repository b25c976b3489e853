import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tierBitrates, tierHeights } from '@goldbean/contract';
import type { Log } from '../../log.ts';
import { createBroadcast, type Broadcast, type Sink, type Source } from '../broadcast.ts';
import { createTagReader } from '../flv-file.ts';
import type { StreamHealth } from '../gauge.ts';
import { isNativeInstalled, plainEnvironment, yieldToServer } from '../native.ts';
import type { TierTask } from './tier-task.ts';

/** Tiers below what the encoder sends (K27). */
export const tierKeys = ['hd', 'sd'] as const;
export type TierKey = (typeof tierKeys)[number];
const tasks: Readonly<Record<TierKey, TierTask>> = {
  hd: { height: tierHeights.hd, bitrate: tierBitrates.hd },
  sd: { height: tierHeights.sd, bitrate: tierBitrates.sd },
};

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

const entry = fileURLToPath(new URL('./tier-process.ts', import.meta.url));
/** A tier is encoded so long after the last who watched it: whoever switches to and fro finds it running, ms. */
const lingerMs = 5_000;
/** A tier that was given up is not offered again for this long, ms. */
const pauseMs = 120_000;
/** What a picture of its own is worth: a source that is hardly higher is no other tier, px. */
const leastHigherPx = 16;
/** What an encoder has not taken yet of what it was given is bounded, as for any reader; its lag is looked at this often, ms. */
const lookMs = 500;
/** The first seconds of an encoder do not count: it must start, ms. */
const startMs = 5_000;

interface Running {
  readonly broadcast: Broadcast;
  readonly waiting: Map<Sink, { stop: (() => void) | null }>;
  stop(): void;
}

/** Encodes lower tiers of streams on demand, each in a process of its own, and gives up what the machine cannot keep up with. */
export function createTiers(ports: TierPorts): Tiers {
  const { atOnce, log, health, play, isInstalled = isNativeInstalled, mostBehindMs = 3_000 } = ports;
  const isThere = atOnce > 0 && isInstalled();
  const running = new Map<string, Running>();
  const givenUp = new Map<string, number>();

  function off(stream: string, key: TierKey): TierWithheld | null {
    const name = `${stream}_${key}`;
    if (!isThere) return 'unavailable';
    const { height } = health(stream);
    if (height > 0 && height < tasks[key].height + leastHigherPx) return 'source_small';
    if (running.has(name)) return null;
    if ((givenUp.get(name) ?? 0) > performance.now()) return 'overloaded';
    return running.size >= atOnce ? 'busy' : null;
  }

  function begin(stream: string, key: TierKey): Running | null {
    const name = `${stream}_${key}`;
    const child = fork(entry, [JSON.stringify(tasks[key])], {
      execArgv: ['--max-old-space-size=128'],
      env: plainEnvironment(),
      stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    });
    yieldToServer(child);
    child.stdin?.on('error', () => {});
    const broadcast = createBroadcast();
    const waiting: Running['waiting'] = new Map();
    const source: Source = { kind: 'push', close: () => child.kill('SIGKILL') };
    broadcast.begin(source);
    const began = performance.now();
    let given = 0;
    let done = 0;
    let idleSince: number | null = began;
    let isOver = false;

    const read = createTagReader((packet) => {
      if (packet.codec_type === 9 || packet.codec_type === 8) done = Math.max(done, packet.dts);
      broadcast.pass(source, packet);
      if (packet.flags !== 3) return;
      for (const [sink, place] of waiting) place.stop = broadcast.play(sink);
      waiting.clear();
    });
    child.stdout?.on('data', read);
    const leave = play(stream, {
      write(bytes) {
        given = Math.max(given, lastTimeOf(bytes, given));
        child.stdin?.write(bytes);
      },
      backlog: () => child.stdin?.writableLength ?? 0,
      end: (reason) => (reason === 'slow' ? giveUp() : child.stdin?.end()),
    });
    const looking = setInterval(() => {
      const now = performance.now();
      if (broadcast.viewerCount + waiting.size > 0) idleSince = null;
      else idleSince ??= now;
      if (idleSince !== null && now - idleSince >= lingerMs) return end();
      if (now - began > startMs && given - done > mostBehindMs) giveUp();
    }, lookMs).unref();

    function giveUp(): void {
      givenUp.set(name, performance.now() + pauseMs);
      log.warn(
        { stream, tier: key, behind: given - done },
        'a tier is given up: this machine does not keep up',
      );
      end();
    }
    function end(): void {
      if (isOver) return;
      isOver = true;
      clearInterval(looking);
      leave?.();
      if (running.get(name) === tier) running.delete(name);
      child.kill('SIGKILL');
      broadcast.finish(source);
      for (const sink of waiting.keys()) sink.end('over');
      waiting.clear();
    }
    child.once('exit', (code) => {
      // Whatever ends it while it is watched would end it again at once.
      if (!isOver && code !== 0) givenUp.set(name, performance.now() + pauseMs);
      end();
    });
    child.once('error', end);
    const tier: Running = { broadcast, waiting, stop: end };
    if (!leave) {
      end();
      return null;
    }
    running.set(name, tier);
    log.info({ stream, tier: key }, 'a tier is encoded');
    return tier;
  }

  return {
    off,
    play(stream, key, sink) {
      if (off(stream, key) !== null) return null;
      const tier = running.get(`${stream}_${key}`) ?? begin(stream, key);
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
      return tier ? tier.broadcast.viewerCount + tier.waiting.size : 0;
    },
    close() {
      for (const tier of running.values()) tier.stop();
    },
  };
}

/** Time of the tag that is written; the opening of a stream, which holds many, is followed by others at once. */
function lastTimeOf(bytes: Buffer, before: number): number {
  if (bytes.toString('latin1', 0, 3) === 'FLV') return before;
  return bytes.length > 11 ? bytes.readUIntBE(4, 3) + bytes.readUInt8(7) * 2 ** 24 : before;
}
