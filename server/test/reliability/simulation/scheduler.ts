import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '../../../src/platform/random.ts';

/** Decides whose statement comes next. */
export interface Scheduler {
  /** Of the pool of one `Database`: its statements wait for their turn, and its connections stay. */
  readonly settings: { readonly Client: new () => pg.ClientBase; readonly idleTimeoutMillis: 0 };
  /** Resolves when nothing is under way: no statement waits, and no transaction is open. */
  idle(): Promise<void>;
}

/** One that has its turn, or waits for it. */
interface Statement {
  readonly client: pg.Client;
  readonly text: string;
  /** Sends it. @returns what tells its caller of the answer */
  readonly ask: () => Promise<() => void>;
  /** Settles with the answer. */
  answered: Promise<void>;
  /** There once it is answered. */
  deliver: (() => void) | null;
}

/** Between two looks at a statement that is not answered yet, ms. */
const lookMs = 2;
/** Turns of the event loop in which all that an answer sets off asks for its next statement. */
const turns = 3;

/** PostgreSQL's number of the process that serves the client. */
const processOf = (client: pg.Client): number => (client as pg.Client & { processID: number }).processID;

/**
 * Runs the statements of several connections one at a time, in an order that chance decides: which transaction gets a lock
 * first depends on the seed, and not on the speed of the machine. A statement that waits for the lock of another
 * transaction lets those go on that hold it, before any other: of two that wait for one row, PostgreSQL may let either go
 * first.
 * @param findBlockers for each of these processes of PostgreSQL, the ones whose lock it waits for
 */
export function createScheduler(
  random: Random,
  findBlockers: (processes: readonly number[]) => Promise<readonly (readonly number[])[]>,
): Scheduler {
  const pending: Statement[] = [];
  /** Sent, and their callers do not know the answer: between two turns, only those that wait for a lock. */
  const sent = new Set<Statement>();
  /** Clients with an open transaction. */
  const open = new Set<pg.Client>();
  /** Processes that hold a lock for which a sent statement waits. */
  let holders: ReadonlySet<number> = new Set();
  let connecting = 0;
  /** Connections are made one after the other: whoever asked first has one first. */
  let newest: Promise<unknown> = Promise.resolve();
  let isRunning = false;

  /** What was answered has had its say, and so have new connections. */
  async function quiet(): Promise<void> {
    do {
      while (connecting > 0) await pause(lookMs);
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    } while (connecting > 0);
  }

  const mayWait = ({ client }: Statement): boolean => [...open].some((other) => other !== client);

  /** Every statement that was sent is answered, or waits for a lock. A lock may be handed on: it is looked at twice. */
  async function settled(): Promise<void> {
    let looks = 0;
    while (looks < 2) {
      const before = [...sent].filter(({ deliver }) => !deliver);
      holders = new Set();
      if (before.length === 0) return;
      await Promise.race([...before.map(({ answered }) => answered), pause(lookMs)]);
      const blockers = before.every(mayWait)
        ? await findBlockers(before.map(({ client }) => processOf(client)))
        : before.map(() => []);
      holders = new Set(blockers.flat());
      const areBlocked = blockers.every((each) => each.length > 0);
      looks = areBlocked && before.every(({ deliver }) => !deliver) ? looks + 1 : 0;
    }
  }

  /** Takes one of those whose connection is free; while somebody waits, one of whom it waits for, if that has any. */
  function draw(): Statement | undefined {
    const busy = new Set([...sent].map(({ client }) => client));
    const free = pending.filter(({ client }) => !busy.has(client));
    const holding = free.filter(({ client }) => holders.has(processOf(client)));
    const next = holding.length > 0 ? holding : free;
    const statement = next.length > 1 ? next[random.below(next.length)] : next[0];
    if (statement) pending.splice(pending.indexOf(statement), 1);
    return statement;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let isOver = false; !isOver;) {
      await quiet();
      const statement = draw();
      if (statement) {
        sent.add(statement);
        statement.answered = send(statement);
      }
      await settled();
      isOver = !statement;
      // A commit is answered with whoever waited for its locks: each goes on alone, in the order of sending.
      for (const one of sent) {
        if (!one.deliver) continue;
        sent.delete(one);
        one.deliver();
        isOver = false;
        await quiet();
      }
    }
    isRunning = false;
  }

  async function send(statement: Statement): Promise<void> {
    statement.deliver = await statement.ask();
    const { client, text } = statement;
    if (text === 'begin') open.add(client);
    if (text === 'commit' || text === 'rollback') open.delete(client);
    // One that had waited for a lock while there was nothing else to do.
    void run();
  }

  class ScheduledClient extends pg.Client {
    override connect(...given: unknown[]): never {
      const [onConnect] = given as [((error: Error | null, client?: pg.ClientBase) => void)?];
      connecting += 1;
      this.once('end', () => open.delete(this));
      const done = newest.then(() => super.connect()).finally(() => (connecting -= 1));
      newest = done.catch(() => {});
      // The pool asks by a callback.
      if (onConnect)
        done.then(
          (client) => onConnect(null, client),
          (error: unknown) => onConnect(error as Error),
        );
      return done as never;
    }

    /** As Kysely calls it. */
    override query(...given: unknown[]): never {
      const [text, values] = given as [string, unknown[]?];
      const answer = new Promise((resolve, reject) => {
        const ask = () =>
          super.query(text, values).then(
            (result) => () => resolve(result),
            (error: unknown) => () => reject(error),
          );
        pending.push({ client: this, text, ask, answered: Promise.resolve(), deliver: null });
      });
      void run();
      return answer as never;
    }
  }

  return {
    settings: { Client: ScheduledClient, idleTimeoutMillis: 0 },
    async idle() {
      await quiet();
      while (isRunning || sent.size > 0 || open.size > 0) await pause(lookMs);
    },
  };
}
