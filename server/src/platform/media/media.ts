import { createServer, type Socket } from 'node:net';
import type { Log } from '../log.ts';
import { createBroadcast, type Broadcast, type Sink, type Source } from './broadcast.ts';
import { createEncoderDoor, type EncoderLimits } from './encoder-limits.ts';
import { serveEncoder } from './encoder-session.ts';
import type { MediaEngine } from './engine/index.ts';
import { silence, type StreamHealth } from './gauge.ts';
import { createLoop } from './loop.ts';
import { createTiers, tierKeys, type TierKey, type TierWithheld } from './tiers/index.ts';

/** Who pushes a stream. */
export interface PublishInfo {
  readonly kind: 'push' | 'loop';
  /** Address of the encoder; empty for the demo's loop. */
  readonly address: string;
}

/** The hooks by which streams ask and inform the live sessions. Calls for one stream run one after the other. */
export interface MediaHandlers {
  /** Whether this push may begin; called before the encoder is told so (D89). */
  authorise(stream: string, secret: string): Promise<{ ok: true } | { ok: false; reason: string }>;
  onPublish(stream: string, info: PublishInfo): Promise<void>;
  /** The push has ended; not called when another push replaced it. */
  onUnpublish(stream: string): Promise<void>;
}

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

export function createMedia(settings: MediaSettings): Media {
  const { port, host, limits, tiers: tiersAtOnce, engine = null, log } = settings;
  const broadcasts = new Map<string, Broadcast>();
  const sockets = new Set<Socket>();
  const door = createEncoderDoor(limits, log);
  const news = new Map<string, Promise<void>>();
  let handlers: MediaHandlers | undefined;
  let isClosing = false;

  /** Calls the hooks of a stream in order, so that its end is never reported before its beginning. */
  function notify(stream: string, what: (to: MediaHandlers) => Promise<void>): void {
    if (!handlers || isClosing) return;
    const to = handlers;
    const line = (news.get(stream) ?? Promise.resolve())
      .then(() => what(to))
      .catch((error: unknown) =>
        log.error({ err: error, stream }, 'the live session did not hear of its stream'),
      );
    news.set(stream, line);
    void line.finally(() => {
      if (news.get(stream) === line) news.delete(stream);
    });
  }

  function broadcastOf(stream: string): Broadcast {
    const found = broadcasts.get(stream) ?? createBroadcast();
    broadcasts.set(stream, found);
    return found;
  }

  function began(stream: string, source: Source, address: string): void {
    engine?.cut(stream);
    log.info({ stream, kind: source.kind, address }, 'stream began');
    notify(stream, (to) => to.onPublish(stream, { kind: source.kind, address }));
  }

  engine?.listen({
    began(stream, address) {
      // A real push replaces the demo's loop, whoever takes it.
      broadcasts.get(stream)?.source?.close();
      log.info({ stream, kind: 'push', address }, 'stream began at the engine');
      notify(stream, (to) => to.onPublish(stream, { kind: 'push', address }));
    },
    finished(stream) {
      log.info({ stream, kind: 'push' }, 'stream over at the engine');
      notify(stream, (to) => to.onUnpublish(stream));
    },
  });

  function finished(stream: string, source: Source): void {
    log.info({ stream, kind: source.kind }, 'stream over');
    if (broadcasts.get(stream)?.source === null) broadcasts.delete(stream);
    notify(stream, (to) => to.onUnpublish(stream));
  }

  const server = createServer((socket) => {
    const place = door.admit(socket);
    if (!place) return;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveEncoder(socket, {
      authorise: async (stream, secret) =>
        handlers ? handlers.authorise(stream, secret) : { ok: false, reason: 'not_ready' },
      broadcastOf,
      began(stream, source, address) {
        place.published();
        began(stream, source, address);
      },
      finished,
      log,
    });
  });

  const healthOf = (stream: string): StreamHealth => broadcasts.get(stream)?.health() ?? silence;
  const carries = (stream: string): boolean => engine?.carries(stream) ?? false;
  const tiers = createTiers({
    atOnce: tiersAtOnce,
    log,
    health: healthOf,
    play: (stream, sink) => broadcasts.get(stream)?.play(sink) ?? null,
  });
  /** The tier that a name stands for; null for what an encoder pushes. */
  function tierOf(name: string): { stream: string; key: TierKey } | null {
    const key = tierKeys.find((one) => name.endsWith(`_${one}`));
    return key ? { stream: name.slice(0, -key.length - 1), key } : null;
  }
  function isHere(name: string): boolean {
    const tier = tierOf(name);
    if (!tier) return Boolean(broadcasts.get(name)?.source);
    return isHere(tier.stream) && tiers.off(tier.stream, tier.key) === null;
  }

  return {
    setHandlers(given) {
      handlers = given;
    },
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          reject(
            error.code === 'EADDRINUSE'
              ? new Error(`RTMP port ${port} is taken: set RTMP_PORT to a free one`, { cause: error })
              : error,
          );
        });
        server.listen({ port, host }, resolve);
        engine?.start();
      }),
    async close() {
      isClosing = true;
      engine?.stop();
      tiers.close();
      for (const { source } of broadcasts.values()) source?.close();
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
      await Promise.all(news.values());
    },
    port() {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    connections: () => sockets.size,
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
    async loop(stream, file) {
      const { source, start } = await createLoop(file, (gone) => {
        if (broadcasts.get(stream)?.finish(gone)) finished(stream, gone);
      });
      if (isClosing || carries(stream) || broadcasts.get(stream)?.source) return false;
      const broadcast = broadcastOf(stream);
      broadcast.begin(source);
      start(broadcast);
      began(stream, source, '');
      return true;
    },
  };
}
