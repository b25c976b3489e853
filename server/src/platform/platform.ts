import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { systemTicks, systemWait, type Clock, type Ticks, type Wait } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/index.ts';
import { createInProcessFanOut, createRedisFanOut, type FanOut } from './fan-out/index.ts';
import { listeningAt } from './http/index.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import { createIds, takeNode, type Ids } from './ids.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import { createConverter, type Converter } from './media/conversion/index.ts';
import { createEngine, createSrsApi } from './media/engine/index.ts';
import { createMedia, type Media } from './media/index.ts';
import { createRecorder, type Recorder } from './media/recording/index.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Random } from './random.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { readServerSecret } from './server-secret.ts';
import { createStorage, type Storage } from './storage.ts';

/** What the platform is built from. */
export interface PlatformDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: (log: Log) => Jobs;
  readonly clock: Clock;
  readonly random: Random;
  /** Left out, the time of the machine. */
  readonly wait?: Wait;
  readonly ticks?: Ticks;
  /** What payment providers are configured by (D72); left out, none is. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** What every module builds its features from. */
export interface Platform {
  readonly config: Config;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly database: Database;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly ticks: Ticks;
  readonly ids: Ids;
  readonly random: Random;
  readonly idempotency: Idempotency;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly fanOut: FanOut;
  readonly log: Log;
  readonly storage: Storage;
  readonly rateLimits: RateLimits;
  readonly media: Media;
  /** Of what encoders push. */
  readonly recorder: Recorder;
  /** Of uploads that browsers do not play. */
  readonly converter: Converter;
  /** The server's own (D89): keys, tickets and signatures are derived from it. */
  readonly secret: string;
  /** `http://host:port` at which this server reaches itself, or null while it does not listen. */
  ownAddress(): string | null;
}

/** Builds the platform; background work is not started yet. */
export async function createPlatform(given: PlatformDependencies, http: FastifyInstance): Promise<Platform> {
  const { config, database, clock, random, wait = systemWait, ticks = systemTicks } = given;
  const { log } = http;
  const node = await takeNode(database.reader);
  const jobs = given.jobs(log);
  const idempotency = createIdempotency(clock);
  jobs.every('idempotency.sweep', '41 * * * *', () => database.transaction((tx) => idempotency.sweep(tx)));
  return {
    config,
    environment: given.environment ?? {},
    database,
    clock,
    wait,
    ticks,
    ids: createIds(clock, node),
    random,
    idempotency,
    jobs,
    outbox: createOutbox(database, log),
    fanOut: config.redisUrl ? createRedisFanOut(config.redisUrl, String(node), log) : createInProcessFanOut(),
    log,
    storage: createStorage(join(config.dataFolder, 'files')),
    rateLimits: createRateLimits(config.rateFactor),
    media: createMedia({
      port: config.rtmpPort,
      host: config.host,
      limits: config.encoders,
      tiers: config.tiers,
      engine: config.srs ? createEngine(createSrsApi(config.srs.api, 'live'), log) : null,
      log,
    }),
    recorder: createRecorder({
      atOnce: config.recordings,
      folder: join(config.dataFolder, 'recordings'),
      log,
    }),
    converter: createConverter(config.conversions, log),
    secret: await readServerSecret(config, random),
    ownAddress: () => listeningAt(http),
  };
}
