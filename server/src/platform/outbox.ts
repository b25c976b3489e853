import { sql } from 'kysely';
import type { Database, Tx } from './database/index.ts';
import type { Log } from './log.ts';

/** Handles the waiting entries of one key, oldest first, in one transaction with their removal. */
type OutboxHandler = (tx: Tx, key: string, payloads: readonly unknown[]) => Promise<void>;

/**
 * Messages that follow from a transaction are written with it and handled right after it: exactly once, since
 * handling and removal are one transaction. Entries left by a crash are handled at the next start, or by another
 * server's sweep.
 */
export interface Outbox {
  /** Adds entries to the caller's transaction. Entries of one key are handled in the order of their ids. */
  add(tx: Tx, topic: string, key: string, ...payloads: unknown[]): Promise<void>;
  /** Registers the one handler of a topic, before `start`. */
  handle(topic: string, handler: OutboxHandler): void;
  /** Handles the entries that are there, then new ones. */
  start(): void;
  /** Resolves when no entry that this server wrote is waiting. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const batch = 500;
const sweepMs = 2_000;
/** Locks of a topic: entries of different rooms, chosen by a hash of their key, need not wait for each other. */
const shards = 8;
/** Shards that one server handles side by side; each takes a connection of the pool. */
const concurrency = 2;
const shardOf = sql`(hashtextextended(key, 0) & ${sql.lit(shards - 1)})`;

interface Shard {
  readonly topic: string;
  readonly shard: string;
}

export function createOutbox(database: Database, log: Log): Outbox {
  const handlers = new Map<string, OutboxHandler>();
  let wanted = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Shards with waiting entries of topics that have a handler. */
  async function waiting(): Promise<Shard[]> {
    const { rows } = await sql<Shard>`SELECT DISTINCT topic, ${shardOf}::text AS shard FROM outbox`.execute(
      database.reader,
    );
    return rows.filter(({ topic }) => handlers.has(topic));
  }

  /** Handles one batch of one shard. @returns how many entries it took */
  function round({ topic, shard }: Shard, handler: OutboxHandler): Promise<number> {
    return database.transaction(async (tx) => {
      // One server at a time per shard: two servers with batches of one key would break its order.
      const lock = `outbox ${topic} ${shard}`;
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
      const { rows } = await sql<{ id: number; key: string; payload: unknown }>`
        DELETE FROM outbox WHERE id IN (
          SELECT id FROM outbox WHERE topic = ${topic} AND ${shardOf} = ${shard}::bigint ORDER BY id LIMIT ${batch}
        ) RETURNING id, key, payload`.execute(tx);
      const byKey = Map.groupBy(
        rows.toSorted((a, b) => a.id - b.id),
        (row) => row.key,
      );
      // Keys in a fixed order, so that two servers cannot deadlock on rooms.
      for (const key of [...byKey.keys()].toSorted()) {
        await handler(
          tx,
          key,
          (byKey.get(key) ?? []).map((row) => row.payload),
        );
      }
      return rows.length;
    });
  }

  async function empty(shard: Shard): Promise<void> {
    const handler = handlers.get(shard.topic);
    if (!handler) return;
    try {
      while ((await round(shard, handler)) === batch);
    } catch (error) {
      log.error({ err: error, ...shard }, 'outbox entries wait for the next sweep');
    }
  }

  async function run(): Promise<void> {
    while (wanted) {
      wanted = false;
      const left = await waiting().catch((error: unknown) => {
        log.error({ err: error }, 'outbox entries wait for the next sweep');
        return [];
      });
      const worker = async (): Promise<void> => {
        for (let shard = left.pop(); shard; shard = left.pop()) await empty(shard);
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
    }
  }

  function wake(): void {
    wanted = true;
    running ??= run().finally(() => {
      running = undefined;
      if (wanted) wake();
    });
  }

  return {
    async add(tx, topic, key, ...payloads) {
      await sql`INSERT INTO outbox (topic, key, payload) SELECT ${topic}, ${key}, payload
        FROM jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) WITH ORDINALITY AS added (payload, place)
        ORDER BY place`.execute(tx);
      database.afterCommit(tx, wake);
    },
    handle(topic, handler) {
      handlers.set(topic, handler);
    },
    start() {
      wake();
      timer = setInterval(wake, sweepMs).unref();
    },
    async drain() {
      while (running) await running;
    },
    async stop() {
      clearInterval(timer);
      while (running) await running;
    },
  };
}
