import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import { momentAt, type Moment, type Tx } from './database/index.ts';
import { Refusal } from './refusal.ts';

/** One intent of one member, as the call binder made it. */
export interface IdempotencyKey {
  /** Whose: the member's uid. */
  readonly actor: string;
  /** Number of the call, such as C034. */
  readonly call: string;
  /** Made by the client once per intent; without one nothing is remembered. */
  readonly requestId: string | undefined;
  /** Of the parsed fields, so that the order and spelling of a form do not matter. */
  readonly bodyHash: string;
}

/** A stable digest of parsed fields. */
export const hashOf = (fields: unknown): string => hash('sha256', JSON.stringify(fields), 'base64url');

type IdempotencyTables = {
  idempotent_answer: {
    actor: string;
    call: string;
    request_id: string;
    body_hash: string;
    answer: string | null;
    created_at: Moment;
  };
};

/** One that is remembered. */
export type NamedIdempotencyKey = IdempotencyKey & { readonly requestId: string };

const nameOf = ({
  actor,
  call,
  requestId,
}: Pick<NamedIdempotencyKey, 'actor' | 'call' | 'requestId'>): string =>
  JSON.stringify([actor, call, requestId]);

/** The keys as columns, in a fixed order, so that two servers with the same intents do not deadlock. */
function columnsOf(intents: readonly NamedIdempotencyKey[]) {
  const inOrder = intents.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return sql`unnest(
    ${inOrder.map(({ actor }) => actor)}::text[], ${inOrder.map(({ call }) => call)}::text[],
    ${inOrder.map(({ requestId }) => requestId)}::text[], ${inOrder.map(({ bodyHash }) => bodyHash)}::text[]
  ) AS intent (actor, call, request_id, body_hash)`;
}

interface Stored {
  readonly actor: string;
  readonly call: string;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly answer: unknown;
  /** UTC ms. */
  readonly at: number;
}

/** Inserts the intents that are not stored yet. @returns the names of those */
async function begin(tx: Tx, intents: readonly NamedIdempotencyKey[], at: Date): Promise<Set<string>> {
  const { rows } = await sql<Stored>`
    INSERT INTO idempotent_answer (actor, call, request_id, body_hash, created_at)
    SELECT actor, call, request_id, body_hash, ${at} FROM ${columnsOf(intents)}
    ON CONFLICT DO NOTHING RETURNING actor, call, request_id AS "requestId"`.execute(tx);
  return new Set(rows.map(nameOf));
}

async function findStored(tx: Tx, intents: readonly NamedIdempotencyKey[]): Promise<readonly Stored[]> {
  if (intents.length === 0) return [];
  const { rows } = await sql<Stored>`
    SELECT actor, call, request_id AS "requestId", stored.body_hash AS "bodyHash", answer,
      stored.created_at AS at
    FROM ${columnsOf(intents)} JOIN idempotent_answer AS stored USING (actor, call, request_id)`.execute(tx);
  return rows;
}

/** Stores answers. */
async function keep(tx: Tx, answers: ReadonlyMap<NamedIdempotencyKey, unknown>): Promise<void> {
  if (answers.size === 0) return;
  const intents = [...answers.keys()];
  await sql`UPDATE idempotent_answer AS stored SET answer = given.answer
    FROM (
      SELECT * FROM unnest(
        ${intents.map(({ actor }) => actor)}::text[], ${intents.map(({ call }) => call)}::text[],
        ${intents.map(({ requestId }) => requestId)}::text[],
        ${intents.map((intent) => JSON.stringify(answers.get(intent)))}::jsonb[]
      ) AS given (actor, call, request_id, answer)
    ) AS given
    WHERE stored.actor = given.actor AND stored.call = given.call AND stored.request_id = given.request_id`.execute(
    tx,
  );
}

/** Deletes intents whose work was refused, so that they may be tried again. */
async function forget(tx: Tx, intents: readonly NamedIdempotencyKey[]): Promise<void> {
  if (intents.length === 0) return;
  await sql`DELETE FROM idempotent_answer AS stored USING ${columnsOf(intents)}
    WHERE stored.actor = intent.actor AND stored.call = intent.call AND stored.request_id = intent.request_id`.execute(
    tx,
  );
}

export interface Idempotency {
  /**
   * Does `work` once per intent, for ever (D77): a repeat gets the stored answer for 24 h, one that runs at the same time waits
   * for the first. Stored in the same transaction as the work, so a refusal stores nothing.
   * @throws Refusal `system.repeated` for the same request_id with another body, or more than 24 h later
   */
  once<Answer>(tx: Tx, intent: IdempotencyKey, work: () => Promise<Answer>): Promise<Answer>;
  /**
   * `once` for many intents in one transaction. Of equal intents the first is done, and the others get its outcome.
   * @param work returns outcomes for those not done before; refusals are not stored
   * @returns one outcome per item, in their order
   */
  onceEach<Item extends { readonly intent: NamedIdempotencyKey }, Answer>(
    tx: Tx,
    items: readonly Item[],
    work: (fresh: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>,
  ): Promise<readonly PromiseSettledResult<Answer>[]>;
  /** Deletes the answers, not the keys, of the day before the last 24 h; it runs more often than once a day. */
  sweep(tx: Tx): Promise<void>;
}

const retainMs = 24 * 3_600_000;

export function createIdempotency(clock: Clock): Idempotency {
  /** Whether an intent of that moment is refused when it comes again, and not answered as before. */
  const isOver = (at: number): boolean => at < clock.now() - retainMs;
  const idempotency: Idempotency = {
    async once<Answer>(tx: Tx, intent: IdempotencyKey, work: () => Promise<Answer>) {
      const { requestId } = intent;
      if (requestId === undefined) return work();
      // What `work` throws passes through: it undoes the whole transaction.
      const [outcome] = await idempotency.onceEach<{ readonly intent: NamedIdempotencyKey }, Answer>(
        tx,
        [{ intent: { ...intent, requestId } }],
        async () => [{ status: 'fulfilled', value: await work() }],
      );
      if (outcome?.status !== 'fulfilled') throw outcome?.reason;
      return outcome.value;
    },
    async onceEach(tx, items, work) {
      const firsts = new Map(items.toReversed().map((item) => [nameOf(item.intent), item]));
      const all = [...firsts.values()].toReversed();
      const begun = await begin(
        tx,
        all.map(({ intent }) => intent),
        new Date(clock.now()),
      );
      const fresh = all.filter(({ intent }) => begun.has(nameOf(intent)));
      const outcomes = fresh.length === 0 ? [] : await work(fresh);

      type Outcome = (typeof outcomes)[number];
      const known = new Map<string, { readonly bodyHash: string; readonly outcome: Outcome }>();
      const answers = new Map<NamedIdempotencyKey, unknown>();
      const undone: NamedIdempotencyKey[] = [];
      for (const [n, { intent }] of fresh.entries()) {
        const outcome: Outcome = outcomes[n] ?? { status: 'rejected', reason: new Error('no answer') };
        known.set(nameOf(intent), { bodyHash: intent.bodyHash, outcome });
        if (outcome.status === 'fulfilled') answers.set(intent, outcome.value);
        else undone.push(intent);
      }
      const old = all.filter(({ intent }) => !begun.has(nameOf(intent)));
      for (const stored of await findStored(
        tx,
        old.map(({ intent }) => intent),
      )) {
        const outcome = { status: 'fulfilled', value: stored.answer } as Outcome;
        if (!isOver(stored.at)) known.set(nameOf(stored), { bodyHash: stored.bodyHash, outcome });
      }
      await keep(tx, answers);
      await forget(tx, undone);
      return items.map(({ intent }): Outcome => {
        const done = known.get(nameOf(intent));
        if (done?.bodyHash === intent.bodyHash) return done.outcome;
        return { status: 'rejected', reason: new Refusal('system.repeated') };
      });
    },
    async sweep(tx) {
      const now = clock.now();
      await tx
        .withTables<IdempotencyTables>()
        .updateTable('idempotent_answer')
        .set({ answer: null })
        .where('created_at', '<', momentAt(now - retainMs))
        .where('created_at', '>=', momentAt(now - 2 * retainMs))
        .where('answer', 'is not', null)
        .execute();
    },
  };
  return idempotency;
}
