import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { startHeartbeat, type Heartbeat } from './heartbeat.ts';
import { ownTypes } from './moments.ts';

/** A repository adds its own tables by `tx.withTables<WalletTables>()`. */
type NoTables = Record<never, never>;

/** An open transaction. A port that writes takes the caller's as its first argument and never opens its own. */
export type Tx = Transaction<NoTables>;
/** For reads that need no transaction; a `Tx` will do as well. */
export type Reader = Kysely<NoTables>;

export interface Database {
  readonly reader: Reader;
  /**
   * Runs `work` in one transaction; again, up to five times, when PostgreSQL found a deadlock or could not
   * serialise it. `work` must therefore change nothing but `tx`, and notify others in `afterCommit`.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** `hook` runs once the transaction is on disk, and never when it is rolled back. It must not throw. */
  afterCommit(tx: Tx, hook: () => void): void;
  /**
   * From now on a query waits at most `ms` for a PostgreSQL that does not answer, then fails with 503 (R13). Before
   * that the limit is half a minute, since a start on a busy machine may be slow.
   */
  waitMax(ms: number): void;
  close(): Promise<void>;
}

// Counts and amounts are far below 2^53; ids are text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const retried = new Set(['40001', '40P01']);
const maxTries = 5;

/** Codes of PostgreSQL: connection, resources, shutting down, query cancelled (its time was up). */
const lostStates = /^(08|53|57P|57014)/;
const lostConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOSPC']);
const lostWords =
  /timeout exceeded when trying to connect|Connection terminated|terminating connection|not queryable|Query read timeout/i;

/** Thrown at once while PostgreSQL is known not to answer. */
class DatabaseLost extends Error {
  constructor() {
    super('Connection terminated: the database does not answer');
  }
}

/** Callers that may wait for each connection while PostgreSQL is late; the next ones are refused. */
const maxWaiting = 9;
/** Part of the longest wait that is reserved for the rest of a request, ms. */
const restMs = 800;

/**
 * PostgreSQL or the disk is unavailable or full: answered with 503, so that the caller may retry. Of work in several parts
 * that holds where nothing else went wrong with any of them.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  // A missing socket file; any other ENOENT is a bug of this server.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return lostStates.test(code) || lostConnections.has(code) || lostWords.test(error.message);
}

/** How like a word of a name must be to a mistyped one for `<%` of pg_trgm to find it, from 0 to 1. */
const leastAlike = 0.4;

/**
 * @param url a PostgreSQL 15 or newer
 * @param connections most connections at once
 * @param settings of the pool, for a simulation, which decides whose statement comes next
 */
export function createDatabase(
  url: string,
  connections = 16,
  settings: Pick<pg.PoolConfig, 'Client' | 'idleTimeoutMillis'> = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types: ownTypes,
    max: connections,
    connectionTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    options: `-c pg_trgm.word_similarity_threshold=${leastAlike}`,
    ...settings,
  });
  const open = new Set<pg.PoolClient>();
  // A connection that breaks while it is idle, or between two queries of a transaction, would otherwise end the
  // process; the next query reports what is wrong.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', () => {});
  });
  pool.on('remove', (client) => open.delete(client));
  let heartbeat: Heartbeat | undefined;
  /** Those who wait for a connection. */
  const waiting = new Set<(reason: Error) => void>();

  /** Rejects every wait while PostgreSQL is lost, for a connection as well as for the answer to a query. */
  function letGo(): void {
    for (const giveUp of waiting) giveUp(new DatabaseLost());
    for (const client of open) (client as pg.PoolClient & pg.Client).connection.stream.destroy();
  }

  function connect(): Promise<pg.PoolClient> {
    const isCrowded = heartbeat?.isLate === true && pool.waitingCount >= connections * maxWaiting;
    if (heartbeat?.isLost === true || isCrowded) return Promise.reject(new DatabaseLost());
    return new Promise((resolve, reject) => {
      const giveUp = (reason: Error): void => {
        waiting.delete(giveUp);
        reject(reason);
      };
      /** A connection that arrives after its caller gave up goes back to the pool. */
      const arrive = (client: pg.PoolClient): void => {
        if (waiting.delete(giveUp)) resolve(client);
        else client.release();
      };
      waiting.add(giveUp);
      pool.connect().then(arrive, giveUp);
    });
  }

  const reader: Reader = new Kysely<NoTables>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
  });
  const hooks = new WeakMap<Tx, (() => void)[]>();

  async function attempt<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const after: (() => void)[] = [];
    const result = await reader.transaction().execute((tx) => {
      hooks.set(tx, after);
      return work(tx);
    });
    for (const hook of after) hook();
    return result;
  }

  return {
    reader,
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          const code = error instanceof Error && 'code' in error ? String(error.code) : '';
          if (tries === maxTries || !retried.has(code)) throw error;
        }
      }
    },
    afterCommit(tx, hook) {
      const list = hooks.get(tx);
      if (!list) throw new Error('afterCommit wants the transaction that Database.transaction opened');
      list.push(hook);
    },
    waitMax(ms) {
      pool.options.connectionTimeoutMillis = ms;
      heartbeat ??= startHeartbeat(url, ms - restMs, letGo);
    },
    async close() {
      await heartbeat?.stop();
      await reader.destroy();
    },
  };
}
