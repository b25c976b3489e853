import type { Log } from '../log.ts';
import type { Sink } from './broadcast.ts';
import {
  closeEncoders,
  createEncoderServer,
  listenAt,
  portOf,
  type EncoderLimits,
} from './encoders/index.ts';
import type { MediaEngine } from './engine/index.ts';
import { silence, type StreamHealth } from './gauge.ts';
import { authorise, notifyMisaddressed, type MediaHandlers, type StreamHooks } from './stream-hooks.ts';
import {
  broadcastOf,
  followEngine,
  loopFilm,
  streamBegan,
  streamFinished,
  type MediaStreams,
} from './streams.ts';
import { createTiers, tierKeys, type TierKey, type TierWithheld } from './tiers/index.ts';

/** RTMP in, HTTP-FLV out. */
export interface Media {
  setHandlers(handlers: MediaHandlers): void;
  /** @throws Error saying which port is taken */
  listen(): Promise<void>;
  close(): Promise<void>;
  /** The RTMP port encoders push to; the configured one until it listens. */
  port(): number;
  /** How many are connected to it. */
  connections(): number;
  isPublishing(stream: string): boolean;
  /** The same, by an encoder and not by the demo's loop. */
  isPushed(stream: string): boolean;
  /** Whether its pictures come to this server: an engine beside it plays and records its streams itself. */
  isHere(stream: string): boolean;
  /** What plays and records beside this server; null where this server does. */
  readonly engine: MediaEngine | null;
  /** What an engine carries already is known again; resolves at once without one. */
  recall(): Promise<void>;
  /** Ends the push or loop. */
  cut(stream: string): void;
  /** Disconnects whoever plays or records it here; the push goes on. */
  dismiss(stream: string): void;
  health(stream: string): StreamHealth;
  /**
   * Sends a stream as FLV from its last key frame on. A reader more than 4 MiB behind is cut.
   * @returns stops it, or null when nobody pushes
   */
  play(stream: string, sink: Sink): (() => void) | null;
  /**
   * A lower tier of a stream plays under a name of its own, `<stream>_hd` or `<stream>_sd`.
   * @returns why it is not to be had now, or null
   */
  tierOff(stream: string, key: TierKey): TierWithheld | null;
  /** How many play it now. */
  viewers(stream: string): number;
  /**
   * Plays a film in a loop as if it were pushed, until a real push or `cut` (D85, D89).
   * @returns false when somebody pushes already
   */
  loop(stream: string, file: string): Promise<boolean>;
}

export interface MediaSettings {
  /** 0 takes a free one. */
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  readonly limits: EncoderLimits;
  /** Lower tiers that are encoded at once; 0: none is. */
  readonly tiers: number;
  /** Left out: this server alone takes and plays pictures. */
  readonly engine?: MediaEngine | null;
  readonly log: Log;
}

/** The tier that a name stands for; null for what an encoder pushes. */
function tierOf(name: string): { stream: string; key: TierKey } | null {
  const key = tierKeys.find((one) => name.endsWith(`_${one}`));
  return key ? { stream: name.slice(0, -key.length - 1), key } : null;
}

export function createMedia(settings: MediaSettings): Media {
  const { port, host, limits, tiers: tiersAtOnce, engine = null, log } = settings;
  const hooks: StreamHooks = { handlers: undefined, isClosing: false, news: new Map(), log };
  const streams: MediaStreams = { broadcasts: new Map(), hooks, engine };
  const { broadcasts } = streams;
  followEngine(streams);
  const encoders = createEncoderServer(
    {
      authorise: (stream, secret) => authorise(hooks, stream, secret),
      misaddressed: (names) => notifyMisaddressed(hooks, names),
      broadcastOf: (stream) => broadcastOf(streams, stream),
      began: (stream, source, address) => streamBegan(streams, stream, source, address),
      finished: (stream, source) => streamFinished(streams, stream, source),
      log,
    },
    limits,
  );

  const healthOf = (stream: string): StreamHealth => broadcasts.get(stream)?.health() ?? silence;
  const carries = (stream: string): boolean => engine?.carries(stream) ?? false;
  const tiers = createTiers({
    atOnce: tiersAtOnce,
    log,
    health: healthOf,
    play: (stream, sink) => broadcasts.get(stream)?.play(sink) ?? null,
  });
  function isHere(name: string): boolean {
    const tier = tierOf(name);
    if (!tier) return Boolean(broadcasts.get(name)?.source);
    return isHere(tier.stream) && tiers.off(tier.stream, tier.key) === null;
  }

  return {
    setHandlers(given) {
      hooks.handlers = given;
    },
    listen: () => listenAt(encoders, { port, host }, () => engine?.start()),
    async close() {
      hooks.isClosing = true;
      engine?.stop();
      tiers.close();
      for (const { source } of broadcasts.values()) source?.close();
      await closeEncoders(encoders);
      await Promise.all(hooks.news.values());
    },
    port: () => portOf(encoders) ?? port,
    connections: () => encoders.sockets.size,
    isPublishing: (name) => isHere(name) || carries(name),
    isPushed: (stream) => carries(stream) || broadcasts.get(stream)?.source?.kind === 'push',
    isHere,
    engine,
    recall: async () => engine?.refresh(),
    cut(stream) {
      engine?.cut(stream);
      broadcasts.get(stream)?.source?.close();
    },
    dismiss: (stream) => broadcasts.get(stream)?.dismiss(),
    health: (stream) => (engine && carries(stream) ? engine.health(stream) : healthOf(stream)),
    tierOff: (stream, key) => (carries(stream) ? 'unavailable' : tiers.off(stream, key)),
    play(name, sink) {
      const tier = tierOf(name);
      return tier ? tiers.play(tier.stream, tier.key, sink) : (broadcasts.get(name)?.play(sink) ?? null);
    },
    viewers(name) {
      const tier = tierOf(name);
      return tier ? tiers.viewers(tier.stream, tier.key) : (broadcasts.get(name)?.viewerCount ?? 0);
    },
    loop: (stream, file) => loopFilm(streams, stream, file),
  };
}
