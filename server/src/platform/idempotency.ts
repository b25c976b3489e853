import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Tx } from './database/index.ts';
import { refuse } from './refusal.ts';

/** One intent of one member, as the call binder saw it. */
export interface Intent {
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
export const hashOf = (fields: unknown): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url');

type Tables = {
  idempotent_answer: {
    actor: string;
    call: string;
    request_id: string;
    body_hash: string;
    answer: string | null;
    created_at: Date;
  };
};

export interface Idempotency {
  /**
   * Does `work` once per intent (D77): a repeat gets the stored answer, one that runs at the same time waits
   * for the first. Stored in the same transaction as the work, so a refusal stores nothing.
   * @throws Refusal `system.repeated` for the same request_id with another body
   */
  once<Answer>(tx: Tx, intent: Intent, work: () => Promise<Answer>): Promise<Answer>;
  /** Forgets answers older than 24 h. */
  sweep(tx: Tx): Promise<void>;
}

const keptMs = 24 * 3_600_000;

export function createIdempotency(clock: Clock): Idempotency {
  return {
    async once(tx, intent, work) {
      const { actor, call, requestId, bodyHash } = intent;
      if (requestId === undefined) return work();
      const db = tx.withTables<Tables>();
      const key = { actor, call, request_id: requestId };
      const inserted = await db
        .insertInto('idempotent_answer')
        .values({ ...key, body_hash: bodyHash, answer: null, created_at: new Date(clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('actor')
        .executeTakeFirst();
      const row = db
        .selectFrom('idempotent_answer')
        .select(['body_hash', 'answer'])
        .where('actor', '=', actor)
        .where('call', '=', call)
        .where('request_id', '=', requestId);
      if (!inserted) {
        const stored = await row.executeTakeFirst();
        if (!stored || stored.body_hash !== bodyHash) return refuse('system.repeated');
        return stored.answer as Awaited<ReturnType<typeof work>>;
      }
      const answer = await work();
      await db
        .updateTable('idempotent_answer')
        .set({ answer: JSON.stringify(answer) })
        .where('actor', '=', actor)
        .where('call', '=', call)
        .where('request_id', '=', requestId)
        .execute();
      return answer;
    },
    async sweep(tx) {
      const before = new Date(clock.now() - keptMs);
      await sql`DELETE FROM idempotent_answer WHERE created_at < ${before}`.execute(tx);
    },
  };
}
