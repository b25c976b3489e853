import type { Log } from '../../log.ts';
import { silence, type StreamHealth } from '../gauge.ts';
import type { Carried, SrsApi } from './srs-api.ts';

/** Time between two looks at what the engine carries, ms: what a lost hook did not say is known by then. */
const rhythmMs = 5_000;
/** An encoder that was let in is not in the engine's list at once, ms. */
const settlingMs = 10_000;

interface Carrying extends Omit<Carried, 'health'> {
  health: StreamHealth;
  /** UTC ms. */
  readonly since: number;
}

/** A listener to streams of the engine. */
interface EngineNews {
  began(stream: string, address: string): void;
  finished(stream: string): void;
}

/**
 * The streams that an engine beside us carries (SRS): its hooks say at once what begins and ends, its list is the truth, so
 * that a restart of this server, a lost hook, or one that another server got, is made good within seconds.
 */
export function createEngine(api: SrsApi, log: Log, now: () => number = Date.now) {
  const carrying = new Map<string, Carrying>();
  let news: EngineNews = { began() {}, finished() {} };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  /** A connection that cannot be ended is ended by the next look, or ends by itself. */
  async function kick(client: string): Promise<void> {
    await api
      .kick(client)
      .catch((error: unknown) => log.warn({ err: error }, 'the media engine did not end a connection'));
  }

  async function look(): Promise<void> {
    const found = new Map((await api.carried()).map((one) => [one.stream, one]));
    for (const [stream, one] of carrying) {
      const listed = found.get(stream);
      if (listed?.client === one.client) one.health = listed.health;
      else if (now() - one.since > settlingMs) {
        // Another encoder on the same stream is found below: who is there now can be measured and cut.
        carrying.delete(stream);
        if (!listed) news.finished(stream);
      }
    }
    for (const [stream, { client, health }] of found) {
      if (carrying.has(stream)) continue;
      carrying.set(stream, { stream, client, health, since: now() });
      news.began(stream, '');
    }
  }

  /** One look at a time; an engine that does not answer changes nothing. */
  function refresh(): Promise<void> {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'the media engine did not say what it carries'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    listen(given: EngineNews): void {
      news = given;
    },
    /** Its hook reported that an encoder, who may, begins; the one before on the same stream goes (D89). */
    async began(stream: string, client: string, address: string): Promise<void> {
      const before = carrying.get(stream);
      carrying.set(stream, { stream, client, health: { ...silence, pushing: true }, since: now() });
      if (before && before.client !== client) await kick(before.client);
      news.began(stream, address);
    },
    /** Its hook reported that an encoder is gone. One that was replaced says nothing. */
    finished(stream: string, client: string): void {
      if (carrying.get(stream)?.client !== client) return;
      carrying.delete(stream);
      news.finished(stream);
    },
    carries: (stream: string): boolean => carrying.has(stream),
    health: (stream: string): StreamHealth => carrying.get(stream)?.health ?? silence,
    /** Ends the push; its hook says when that is over. */
    cut(stream: string): void {
      const one = carrying.get(stream);
      if (one) void kick(one.client);
    },
    kick,
    refresh,
    start(): void {
      timer = setInterval(() => void refresh(), rhythmMs).unref();
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}
export type MediaEngine = ReturnType<typeof createEngine>;
